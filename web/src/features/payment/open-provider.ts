/** Opens a page of the payment provider, if there is one. The test checkout has none. */
export const openProvider = ({ url }: { readonly url: string | null }): void => {
  if (url !== null) location.assign(url);
};
