/** The first part of the query key for all data of creative levels. */
export const CREATIVE = 'creative';
