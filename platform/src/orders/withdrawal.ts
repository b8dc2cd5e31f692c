import { CONTACTS } from '../contacts.ts'
import type { StoreDefinition } from '../stores.ts'

type WithdrawalPart = Readonly<{ heading: string; body: string }>
type Country = Extract<StoreDefinition['country'], 'DE' | 'IT'>

const GERMAN_SELLER = `Hogar Deutschland GmbH, Venloer Straße 389, 50825 Köln, Telefon ${CONTACTS.de.telephone}, E-Mail ${CONTACTS.de.mail}`
const ITALIAN_SELLER = `Hogar Italia S.r.l., via Santo Stefano 88, 40125 Bologna, telefono ${CONTACTS.it.telephone}, e-mail ${CONTACTS.it.mail}`

/**
 * Right of withdrawal in the words that the law gives (annex 1 and 2 to art. 246a EGBGB; annex I to the Codice del consumo):
 * it may not be narrower. Shown as a page and sent with each order, because it has to reach the buyer on a durable medium.
 */
export const WITHDRAWAL: Readonly<Record<Country, readonly WithdrawalPart[]>> = {
  DE: [
    {
      heading: 'Widerrufsrecht',
      body: `Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem du oder ein von dir benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen hast. Um dein Widerrufsrecht auszuüben, musst du uns (${GERMAN_SELLER}) mittels einer eindeutigen Erklärung, zum Beispiel mit einem Brief oder einer E-Mail, über deinen Entschluss informieren, diesen Vertrag zu widerrufen. Du kannst dafür das Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es aus, dass du die Mitteilung vor Ablauf der Widerrufsfrist absendest.`,
    },
    {
      heading: 'Folgen des Widerrufs',
      body: 'Wenn du diesen Vertrag widerrufst, haben wir dir alle Zahlungen, die wir von dir erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass du eine andere Art der Lieferung als unsere günstigste Standardlieferung gewählt hast), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über deinen Widerruf bei uns eingegangen ist. Dafür verwenden wir dasselbe Zahlungsmittel, das du bei der Bestellung eingesetzt hast, es sei denn, mit dir wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden dir dafür Entgelte berechnet. Wir holen die Waren ab und tragen die Kosten der Rücksendung. Du musst für einen etwaigen Wertverlust nur aufkommen, wenn er auf einen Umgang zurückzuführen ist, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendig war.',
    },
    {
      heading: 'Muster-Widerrufsformular',
      body: `Wenn du den Vertrag widerrufen willst, fülle dieses Formular aus und sende es zurück. An ${GERMAN_SELLER}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*): … Bestellt am (*) / erhalten am (*): … Name des/der Verbraucher(s): … Anschrift des/der Verbraucher(s): … Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier): … Datum: … (*) Unzutreffendes streichen.`,
    },
  ],
  IT: [
    {
      heading: 'Diritto di recesso',
      body: `Hai il diritto di recedere dal contratto, senza indicarne le ragioni, entro quattordici giorni. Il periodo di recesso scade dopo quattordici giorni dal giorno in cui tu o un terzo da te designato, diverso dal vettore, acquisite il possesso fisico dell’ultimo bene. Per esercitare il diritto di recesso devi informarci (${ITALIAN_SELLER}) della tua decisione con una dichiarazione esplicita, per esempio una lettera o un’e-mail. Puoi usare il modulo tipo di recesso, ma non è obbligatorio. Per rispettare il termine basta che tu invii la comunicazione prima della scadenza del periodo di recesso.`,
    },
    {
      heading: 'Effetti del recesso',
      body: 'Se recedi dal contratto, ti rimborsiamo tutti i pagamenti che ci hai fatto, compresi i costi di consegna (salvo i costi supplementari di un tipo di consegna diverso da quello meno costoso che offriamo), senza indebito ritardo e in ogni caso entro quattordici giorni dal giorno in cui siamo informati della tua decisione. Il rimborso avviene con lo stesso mezzo di pagamento dell’ordine, salvo che tu abbia espressamente convenuto altrimenti, e non comporta alcun costo. Veniamo a ritirare i beni e ne sosteniamo la spesa. Rispondi della diminuzione del valore dei beni solo se risulta da una manipolazione diversa da quella necessaria per stabilirne la natura, le caratteristiche e il funzionamento.',
    },
    {
      heading: 'Modulo tipo di recesso',
      body: `Compila e restituisci questo modulo solo se vuoi recedere dal contratto. A ${ITALIAN_SELLER}: con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*): … Ordinato il (*) / ricevuto il (*): … Nome del/dei consumatore(i): … Indirizzo del/dei consumatore(i): … Firma del/dei consumatore(i) (solo se il modulo è notificato in versione cartacea): … Data: … (*) Cancellare la dicitura inutile.`,
    },
  ],
}
