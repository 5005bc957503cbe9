/** What a failed connection is known by: of fetch the inner error has it. */
interface Failure {
  cause?: Failure;
  code?: string;
  message: string;
  /** Of undici's UND_ERR_SOCKET: what was read over the connection, with earlier answers. */
  socket?: { bytesRead?: number };
}

/** Codes of what a port without TLS answers to a handshake; they differ by the version of OpenSSL. */
const noTls = /wrong.version.number|packet.length.too.long|unknown.protocol/i;

/** Whether a port answered a request without TLS by closing at once, or by an alert, which is no HTTP. */
const isNoPlain = ({ code, socket }: Failure) =>
  code === 'HPE_INVALID_CONSTANT' || (code === 'UND_ERR_SOCKET' && socket?.bytesRead === 0);

/** That http and https are confused in a URL, as far as the failure of its connection tells; else undefined. */
export function confusedScheme(url: string, error: unknown): string | undefined {
  const failure = (error as Failure).cause ?? (error as Failure);
  const isTls = /^https:/i.test(url);
  if (isTls && noTls.test(`${failure.code} ${failure.message}`))
    return 'the port speaks no TLS: is http:// meant?';
  if (!isTls && isNoPlain(failure)) return 'the port gave no HTTP answer and closed: is https:// meant?';
  return undefined;
}

/** What a connection fails with whose certificate Node does not trust. */
const distrust = /self-signed certificate|unable to (verify the first|get local issuer) certificate/;

/** What to do about a certificate of one's own. */
export const distrustRemedy = 'start balcao with NODE_EXTRA_CA_CERTS=FILE, the certificate of its issuer';

/** Why a connection to a URL failed, in one line: the inner cause says more than fetch's own words. */
export function failureText(url: string, error: unknown): string {
  const { cause, message } = error as Failure;
  const reason =
    confusedScheme(url, error) ?? (cause?.message || message).trim().replaceAll(/\s*\n\s*/g, ' ');
  return distrust.test(reason) ? `${reason}; ${distrustRemedy}` : reason;
}
