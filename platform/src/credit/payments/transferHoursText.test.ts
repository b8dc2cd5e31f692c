import { expect, test } from 'vitest'
import { transferHoursText } from './transferHoursText.ts'

test.each([
  [0, 'Se refleja en unos minutos.'],
  [1, 'Se refleja en aproximadamente 1 hora.'],
  [4, 'Se refleja en unas 4 horas.'],
])('a transfer that is applied after %d hours says “%s”', (hours, sentence) => {
  expect(transferHoursText(hours)).toBe(sentence)
})
