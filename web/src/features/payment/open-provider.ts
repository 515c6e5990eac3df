/** Opens a page of the payment provider, if there is one. The test checkout has no such page. */
export const openProvider = ({ url }: { readonly url: string | null }): void => {
  if (url !== null) location.assign(url);
};
