/** Addresses of the operator's own pages. */
export const operatorPaths = {
  impersonate: (locale: string) => `/${locale}/impersonate`,
  mail: (locale: string) => `/${locale}/operator/mail`,
} as const;
