/** Secrets of the server, shared by all its processes. */
export type SecretTable = {
  name: string;
  value: Buffer;
};
