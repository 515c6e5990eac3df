import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on the loopback interface that accepts all emails. */
export type MailServer = {
  readonly url: string;
  readonly port: number;
  /** Every received email, unchanged and with its headers, oldest first. */
  readonly received: string[];
  readonly stop: () => Promise<void>;
};

/**
 * Starts a mail server. If no port is given, it uses a free one. It refuses emails to addresses at `unknown.test`.
 * `onMail` is called with every email in its unchanged form.
 */
export async function startMailServer(port = 0, onMail?: (mail: string) => void): Promise<MailServer> {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, done) => {
      const unknown = address.address.endsWith('@unknown.test');
      done(unknown ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData: (stream, _session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece) => pieces.push(Buffer.from(piece)));
      stream.on('end', () => {
        const mail = Buffer.concat(pieces).toString('utf8');
        received.push(mail);
        onMail?.(mail);
        done();
      });
    },
  });
  // A client that the test has killed breaks its connection, which is not an error here.
  server.on('error', () => {});
  const listening = await new Promise<AddressInfo>((resolve) => {
    const started = server.listen(port, '127.0.0.1', () => {
      const address = started.address();
      if (typeof address === 'object' && address !== null) resolve(address);
    });
  });
  return {
    url: `smtp://127.0.0.1:${listening.port}`,
    port: listening.port,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
