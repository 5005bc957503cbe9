BASE_URL='http://localhost:4000/paypaybeta/paypayservices/paypayservices_c'
PLATFORM_CODE='0001'
PRIVATE_KEY='balcaoSandboxKey01'
CLIENT_ID='999999990'
DATE="$(date -u +%Y-%m-%dT%H:%M:%SZ)"
HASH="$(printf %s "$PRIVATE_KEY$DATE" | openssl dgst -sha256 | sed 's/.* //')"

curl "$BASE_URL/server" \
  --header 'Content-Type: text/xml; charset=utf-8' \
  --header 'SOAPAction: "urn:balcao:soap#createPaymentReference"' \
  --data-binary @- \
  --fail-with-body \
  --write-out '\n' <<XML
<?xml version="1.0" encoding="UTF-8"?>
<SOAP-ENV:Envelope xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/" xmlns:SOAP-ENC="http://schemas.xmlsoap.org/soap/encoding/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:tns="urn:balcao:soap">
  <SOAP-ENV:Body>
    <tns:createPaymentReference SOAP-ENV:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/">
      <entity>
        <platformCode>$PLATFORM_CODE</platformCode>
        <hash>$HASH</hash>
        <date>$DATE</date>
        <nif>$CLIENT_ID</nif>
        <lang>PT</lang>
      </entity>
      <payment>
        <amount>1000</amount>
        <productCode>REF-0063</productCode>
        <paymentOptions SOAP-ENC:arrayType="tns:RequestPaymentOption[1]" xsi:type="SOAP-ENC:Array">
          <item>
            <code>MB</code>
            <type>REALTIME</type>
          </item>
        </paymentOptions>
      </payment>
    </tns:createPaymentReference>
  </SOAP-ENV:Body>
</SOAP-ENV:Envelope>
XML
