/** A student within its tenant. */
export type StudentKey = { readonly tenantId: string; readonly studentId: string };
