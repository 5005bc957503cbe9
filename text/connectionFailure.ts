/** Error of a failed connection, inside the error of `fetch`. */
interface Failure {
  cause?: Failure;
  code?: string;
  message: string;
  /** Bytes of earlier responses on the connection, in undici's UND_ERR_SOCKET. */
  socket?: { bytesRead?: number };
}

/** Errors of a TLS handshake with a port without TLS, which differ by version of OpenSSL. */
const noTls = /wrong.version.number|packet.length.too.long|unknown.protocol/i;

/** Whether a port closed at once after a request without TLS, or responded with a TLS alert, which is not HTTP. */
const isNoPlain = ({ code, socket }: Failure) =>
  code === 'HPE_INVALID_CONSTANT' || (code === 'UND_ERR_SOCKET' && socket?.bytesRead === 0);

/** Advice if a URL has http instead of https, or vice versa, and the failure shows it; otherwise undefined. */
export function confusedScheme(url: string, error: unknown): string | undefined {
  const failure = (error as Failure).cause ?? (error as Failure);
  const isTls = /^https:/i.test(url);
  if (isTls && noTls.test(`${failure.code} ${failure.message}`)) return 'the port speaks no TLS: is http:// meant?';
  if (!isTls && isNoPlain(failure)) return 'the port gave no HTTP answer and closed: is https:// meant?';
  return undefined;
}

/** Errors of certificates that Node does not trust. */
const distrust = /self-signed certificate|unable to (verify the first|get local issuer) certificate/;

/** Remedy for an untrusted certificate. */
export const distrustRemedy = 'start balcao with NODE_EXTRA_CA_CERTS=FILE, the certificate of its issuer';

/** Reason why a connection failed, on one line. The cause of the error is more precise than its message. */
export function failureText(url: string, error: unknown): string {
  const { cause, message } = error as Failure;
  const reason = confusedScheme(url, error) ?? (cause?.message || message).trim().replaceAll(/\s*\n\s*/g, ' ');
  return distrust.test(reason) ? `${reason}; ${distrustRemedy}` : reason;
}
