/** Opens a page of the payment provider, if there is one: the test checkout has none. */
export const openProvider = ({ url }: { readonly url: string | null }): void => {
  if (url !== null) location.assign(url);
};
