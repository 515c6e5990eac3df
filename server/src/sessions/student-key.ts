/** The key of a student within its tenant. */
export type StudentKey = { readonly tenantId: string; readonly studentId: string };
