import { useQuery } from '@tanstack/react-query';
import { siteQuery } from './site-query.ts';

/**
 * Whether this site sends emails; true until the server has answered. On a site without email, only the operator can
 * read them.
 */
export const useSendsMail = (): boolean => useQuery(siteQuery).data?.mail ?? true;
