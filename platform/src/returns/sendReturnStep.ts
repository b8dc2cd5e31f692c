import type { Database } from '../database/schema.ts'
import { unitLines } from '../orders/mails/orderLines.ts'
import { followLink } from '../orders/mails/orderLinks.ts'
import { paragraph, writeOrderMail } from '../orders/mails/writeOrderMail.ts'
import { loadOrderItems } from '../orders/orderRepository.ts'
import type { OrderRow } from '../orders/orderRow.ts'
import { storeOrDefault } from '../stores.ts'
import type { StoreDefinition } from '../stores.ts'

type Step = 'requested' | 'partially received' | 'received'
type Texts = Readonly<Record<'subject' | 'title' | 'text' | 'next', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Readonly<Record<Step, Texts> & Record<'lines', string>>>> = {
  'es-MX': {
    lines: 'Lo que devuelves',
    requested: {
      subject: 'Registramos tu devolución {return}',
      title: 'Tu devolución está registrada',
      text: 'Recibimos tu solicitud: devolución {return} del pedido {number}.',
      next: 'Ten listo lo que devuelves: te llamamos en un día hábil para acordar cuándo pasamos por él. Te escribimos cuando llegue a nuestro almacén.',
    },
    'partially received': {
      subject: 'Recibimos una parte de tu devolución {return}',
      title: 'Llegó una parte de lo que devuelves',
      text: 'Ya tenemos una parte de la devolución {return} del pedido {number}.',
      next: 'Te escribimos cuando llegue lo demás.',
    },
    received: {
      subject: 'Recibimos tu devolución {return}',
      title: 'Llegó lo que devolviste',
      text: 'Ya tenemos todo lo de la devolución {return} del pedido {number}.',
      next: 'Si pediste un reembolso, te llega un correo con el importe. Si pediste un cambio, lo preparamos.',
    },
  },
  'de-DE': {
    lines: 'Das gibst du zurück',
    requested: {
      subject: 'Deine Rücksendung {return} ist angemeldet',
      title: 'Deine Rücksendung ist angemeldet',
      text: 'Wir haben deine Anfrage: Rücksendung {return} zur Bestellung {number}.',
      next: 'Halte alles bereit: Wir rufen dich innerhalb eines Werktags an und vereinbaren die Abholung. Wir schreiben dir, sobald alles bei uns ist.',
    },
    'partially received': {
      subject: 'Ein Teil deiner Rücksendung {return} ist bei uns',
      title: 'Ein Teil deiner Rücksendung ist da',
      text: 'Ein Teil der Rücksendung {return} zur Bestellung {number} ist bei uns.',
      next: 'Wir schreiben dir, sobald der Rest da ist.',
    },
    received: {
      subject: 'Deine Rücksendung {return} ist bei uns',
      title: 'Deine Rücksendung ist da',
      text: 'Die Rücksendung {return} zur Bestellung {number} ist vollständig bei uns.',
      next: 'Möchtest du dein Geld zurück, kommt eine E-Mail mit dem Betrag. Möchtest du einen Umtausch, bereiten wir ihn vor.',
    },
  },
  'it-IT': {
    lines: 'Che cosa restituisci',
    requested: {
      subject: 'Abbiamo registrato il tuo reso {return}',
      title: 'Il tuo reso è registrato',
      text: 'Abbiamo la tua richiesta: reso {return} dell’ordine {number}.',
      next: 'Tieni pronto ciò che restituisci: ti chiamiamo entro un giorno lavorativo per concordare il ritiro. Ti scriviamo quando arriva da noi.',
    },
    'partially received': {
      subject: 'Una parte del tuo reso {return} è arrivata',
      title: 'È arrivata una parte del tuo reso',
      text: 'Una parte del reso {return} dell’ordine {number} è da noi.',
      next: 'Ti scriviamo quando arriva il resto.',
    },
    received: {
      subject: 'Il tuo reso {return} è arrivato',
      title: 'Il tuo reso è arrivato',
      text: 'Il reso {return} dell’ordine {number} è da noi per intero.',
      next: 'Se hai chiesto un rimborso, ti arriva un’e-mail con l’importo. Se hai chiesto una sostituzione, la prepariamo.',
    },
  },
}

type ReturnStep = Readonly<{ id: number; returnNumber: string; step: Step }>

/** Mails a buyer how far their return is, each step once, within the transaction that says so. */
export async function sendReturnStep(db: Database, order: OrderRow, { id, returnNumber, step }: ReturnStep) {
  const texts = TEXTS[storeOrDefault(order.store_code).language]
  const { subject, title, text, next } = texts[step]
  const words = { number: order.order_number, return: returnNumber }
  const items = await loadOrderItems(db, order.id)
  const returned = await db
    .selectFrom('sales_return_item')
    .select(['order_item_id', 'qty', 'qty_received'])
    .where('return_id', '=', id)
    .execute()
  const unitsOf = (itemId: number) =>
    returned
      .filter((line) => line.order_item_id === itemId)
      .reduce((sum, line) => sum + (step === 'partially received' ? line.qty_received : line.qty), 0)
  await writeOrderMail(db, order, {
    subject,
    title,
    preheader: text,
    words,
    once: `return-${step}-${returnNumber}`,
    blocks: [
      paragraph(text, words),
      paragraph(next, words),
      { kind: 'heading', text: texts.lines },
      ...unitLines(items, (item) => unitsOf(item.id)),
      ...followLink(order),
    ],
  })
}
