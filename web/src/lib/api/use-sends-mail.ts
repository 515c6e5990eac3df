import { useQuery } from '@tanstack/react-query';
import { siteQuery } from './site-query.ts';

/**
 * Whether this site sends emails. True until the server has answered. If the site sends none, it stores them, and only
 * the operator can read them.
 */
export const useSendsMail = (): boolean => useQuery(siteQuery).data?.mail ?? true;
