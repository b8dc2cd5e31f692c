import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { type DateStyle, useFormatDate } from './useFormatDate.ts'

function Moment({ at, style }: Readonly<{ at: string; style?: DateStyle }>) {
  return <time>{useFormatDate()(at, style)}</time>
}

const written = async (code: string, at: string, style?: DateStyle) => {
  const store = STORES.find((one) => one.code === code)
  const { container } = await renderWithRelay(<Moment at={at} {...(style ? { style } : {})} />, { store })
  return container.querySelector('time')?.textContent
}

test.each([
  // Mexico is six hours behind: what is written is its own day, whose first hour is 00.
  ['hogar', '2026-01-05T06:04:00Z', '00:04 5/1/2026'],
  ['viu', '2026-11-23T05:59:00Z', '23:59 22/11/2026'],
  ['mavi', '2026-11-23T15:30:00Z', '09:30 23/11/2026'],
  ['de', '2026-01-04T23:04:00Z', '00:04 5.1.2026'],
  ['it', '2026-01-04T23:04:00Z', '00:04 05/01/2026'],
])('in %s the moment %s is written %s: the time, then the day', async (code, at, text) => {
  expect(await written(code, at, 'dateTime')).toBe(text)
})

test.each([
  ['hogar', '2026-11-30T03:45:00Z', '29/11/2026 a las 21:45'],
  ['de', '2026-11-30T03:45:00Z', '30.11.2026 um 04:45\u00a0Uhr'],
  ['it', '2026-11-30T03:45:00Z', '30/11/2026 alle 04:45'],
])('in %s the moment %s inside of a sentence is written %s', async (code, at, text) => {
  expect(await written(code, at, 'dateAtTime')).toBe(text)
})

test.each([
  ['hogar', undefined, '26 de noviembre de 2026'],
  ['hogar', 'weekday', 'jueves 26 de noviembre'],
  ['de', 'weekday', 'Donnerstag, 26. November'],
  ['it', undefined, '26 novembre 2026'],
] as const)('in %s a day as %s is written %s', async (code, style, text) => {
  expect(await written(code, '2026-11-26T18:00:00Z', style)).toBe(text)
})

test.each([
  ['hogar', 'jueves 26 de noviembre'],
  ['de', 'Donnerstag, 26. November'],
])('in %s a day of the calendar is %s: no zone moves it', async (code, text) => {
  expect(await written(code, '2026-11-26', 'weekday')).toBe(text)
})
