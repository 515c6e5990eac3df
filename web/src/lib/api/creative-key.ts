/** The start of the key of all data of creative levels. */
export const CREATIVE = 'creative';
