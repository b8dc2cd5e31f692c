import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import type { Language } from '@hogar/schema/stores.ts'
import { loadAllMessages } from '../src/i18n/loadMessages.ts'
import { compileMessages } from './compileMessages.ts'

compileMessages()

test.each<[Language, string, string, string]>([
  ['es-MX', 'gift.left', 'Queda 1 carácter.', 'Quedan 240 caracteres.'],
  ['de-DE', 'gift.left', 'Noch 1 Zeichen.', 'Noch 240 Zeichen.'],
  ['it-IT', 'gift.left', 'Ancora 1 carattere.', 'Ancora 240 caratteri.'],
  ['es-MX', 'giftcards.left', 'Queda 1 carácter.', 'Quedan 240 caracteres.'],
  ['it-IT', 'giftcards.left', 'Resta 1 carattere.', 'Restano 240 caratteri.'],
  ['es-MX', 'delivery.madeToOrder', 'Se fabrica para ti: llega en 1 día', 'Se fabrica para ti: llega en unos 240 días'],
  [
    'de-DE',
    'lateRows.madeToOrder',
    'Wird für dich gefertigt: kommt in etwa 1 Tag',
    'Wird für dich gefertigt: kommt in etwa 240 Tagen',
  ],
  ['it-IT', 'ranking.returnDays', '1 giorno per il reso dalla consegna', '240 giorni per il reso dalla consegna'],
])('%s counts one and many: %s', async (locale, id, ...written) => {
  const intl = createIntl({ locale, messages: await loadAllMessages(locale) })
  const write = (count: number) => intl.formatMessage({ id }, { count, days: count })
  expect([write(1), write(240)]).toEqual(written)
})
