import type { Certificate } from '@hopcode/contract/certificate/certificate';
import {
  certificateList,
  certificateOfClass,
  certificatePublic,
  certificateRenew,
  certificateRevoke,
  certificateUpdate,
} from '@hopcode/contract/certificate/certificates';
import { levelGetCertificate } from '@hopcode/contract/certificate/get-certificate';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** How many milliseconds a page waits before it asks again whether the server has checked a certificate. */
const ASK_EVERY = 3000;

/** The certificates of a student. */
export const certificatesQuery = (studentId: string, locale: string) =>
  queryOptions({
    queryKey: ['certificates', 'student', studentId, locale],
    queryFn: ({ signal }) => api(certificateList, { params: { student_id: studentId }, signal, locale }),
  });

/** The certificates of a class. */
export const classCertificatesQuery = (classId: string, locale: string) =>
  queryOptions({
    queryKey: ['certificates', 'class', classId, locale],
    queryFn: ({ signal }) => api(certificateOfClass, { params: { class_id: classId }, signal, locale }),
  });

/**
 * The certificate at the address of a public page. It loads again when the reader returns to the page, because its
 * owner may have hidden it.
 */
export const publicCertificateQuery = (address: string, locale: string) =>
  queryOptions({
    queryKey: ['certificates', 'public', address, locale],
    queryFn: ({ signal }) => api(certificatePublic, { params: { address }, signal, locale }),
    refetchOnWindowFocus: 'always',
  });

/**
 * The course certificate of the student who is using the page, or what is missing for it. Asks the server again while
 * it is still checking the certificate.
 */
export const ownCertificateQuery = (courseId: string, locale: string) =>
  queryOptions({
    queryKey: ['certificates', 'own', courseId, locale],
    queryFn: ({ signal }) => api(levelGetCertificate, { params: { slug: courseId }, signal, locale }),
    refetchInterval: ({ state }) => (state.data?.certificate?.state === 'checking' ? ASK_EVERY : false),
  });

/** A change to a certificate. */
export type CertificateChange =
  | { readonly kind: 'revoke' | 'renew' }
  | { readonly kind: 'show'; readonly program: string | null }
  | { readonly kind: 'name'; readonly form: Certificate['name_form'] };

/** Changes a certificate, and resolves to the changed certificate. */
export const changeCertificate = async (id: string, change: CertificateChange): Promise<Certificate> => {
  const params = { certificate_id: id };
  switch (change.kind) {
    case 'revoke':
      return await api(certificateRevoke, { params });
    case 'renew':
      return await api(certificateRenew, { params });
    case 'show':
      return await api(certificateUpdate, { params, body: { program: change.program } });
    case 'name':
      return await api(certificateUpdate, { params, body: { name_form: change.form } });
  }
};
