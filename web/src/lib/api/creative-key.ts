/** The first part of all query keys for creative levels. */
export const CREATIVE = 'creative';
