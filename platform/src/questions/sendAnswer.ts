import type { Selectable } from 'kysely'
import type { Database } from '../database/schema.ts'
import { fillText } from '../outbox/fillText.ts'
import { writeMail } from '../outbox/writeMail.ts'
import type { StoreDefinition } from '../stores.ts'
import type { ProductQuestionTable } from './questionTables.ts'

type Texts = Readonly<Record<'subject' | 'title' | 'asked' | 'answered' | 'product', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Respondimos tu pregunta sobre {product}',
    title: 'Respondimos tu pregunta',
    asked: 'Preguntaste',
    answered: 'Respuesta',
    product: 'Ver el producto',
  },
  'de-DE': {
    subject: 'Antwort auf deine Frage zu {product}',
    title: 'Deine Frage ist beantwortet',
    asked: 'Deine Frage',
    answered: 'Antwort',
    product: 'Produkt ansehen',
  },
  'it-IT': {
    subject: 'Abbiamo risposto alla tua domanda su {product}',
    title: 'Abbiamo risposto alla tua domanda',
    asked: 'La tua domanda',
    answered: 'Risposta',
    product: 'Vedi il prodotto',
  },
}

type Answered = Pick<Selectable<ProductQuestionTable>, 'id' | 'question' | 'answer' | 'email'>
type Product = Readonly<{ sku: string | null; name: string | null; slug: string | null }>

/** Mails the answer to who asked, once per question, within the transaction that publishes it. */
export async function sendAnswer(
  db: Database,
  store: StoreDefinition,
  {
    question: { id, question, answer, email },
    product,
  }: Readonly<{ question: Answered; product: Product | undefined }>,
): Promise<void> {
  if (email === null || answer === null) return
  const texts = TEXTS[store.language]
  // A product that is no longer sold has no name here.
  const name = product?.name ?? product?.sku ?? null
  const subject = name === null ? texts.title : fillText(texts.subject, { product: name })
  const href = product?.sku ? `/p/${encodeURIComponent(product.sku)}/${encodeURIComponent(product.slug ?? '')}` : null
  await writeMail(db, {
    store,
    recipient: email,
    subject,
    once: `question-answered:${id}`,
    content: {
      preheader: subject,
      title: texts.title,
      blocks: [
        { kind: 'heading', text: texts.asked },
        { kind: 'paragraph', text: question },
        { kind: 'heading', text: texts.answered },
        { kind: 'paragraph', text: answer },
        ...(href === null ? [] : [{ kind: 'action' as const, label: texts.product, href, isPrimary: true }]),
      ],
    },
  })
}
