import { createTransport } from 'nodemailer';
import type { MailSender, SendResult } from './mail-sender.ts';

/** Number of parallel connections to the mail server. If the process is killed, this many emails may be sent twice. */
const CONNECTIONS = 4;
const PATIENCE_MS = 20_000;

export type SmtpOptions = {
  /** The mail server: `smtp://user:password@host:587`, or `smtps:` if the connection is encrypted from the start. */
  readonly url: string;
  /** Sender: `Hopcode <hello@school.test>`. */
  readonly from: string;
};

/**
 * Sends email through an SMTP server. The id of the email is also its Message-ID, so that an email that was sent twice
 * can be recognised.
 */
export function smtpMail({ url, from }: SmtpOptions): MailSender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // No part of an email may be read from a file or loaded from an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    send: async (mail): Promise<SendResult> => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          messageId: `<${mail.id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribe) },
        });
        return 'sent';
      } catch (error) {
        return resultOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Headers for a button in email programs that unsubscribes from news without opening a page (RFC 8058). */
const unsubscribeHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/**
 * Only 5xx codes about the receiver or the content are final. A wrong password or sender is not the fault of the email.
 */
function resultOf(error: unknown): SendResult {
  if (!(error instanceof Error)) return { failed: String(error) };
  const code = 'responseCode' in error ? error.responseCode : undefined;
  const command = 'command' in error ? error.command : undefined;
  const isForGood = typeof code === 'number' && code >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return isForGood ? 'refused' : { failed: withoutTokens(error.message) };
}

/**
 * Removes tokens from the reason for a failure. The queue stores the reason with the job, and a mail server may quote a
 * link that it refuses.
 */
const withoutTokens = (reason: string): string => reason.replaceAll(/token=[^\s"'<>]+/gi, 'token=*');
