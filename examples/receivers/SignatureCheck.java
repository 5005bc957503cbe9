/** What the tests run: prints the signature of what comes in, or says by its exit status whether that is genuine. */
class SignatureCheck {
    public static void main(String[] args) throws Exception {
        byte[] body = System.in.readAllBytes();
        String privateKey = args[1];
        if (!args[0].matches("[0-9]+")) {
            System.exit(Signature.isGenuine(args[0], body, privateKey) ? 0 : 1);
        }
        System.out.print(java.util.HexFormat.of().formatHex(Signature.of(body, args[0], privateKey)));
    }
}
