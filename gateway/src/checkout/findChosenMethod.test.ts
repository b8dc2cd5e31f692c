import { expect, test } from 'vitest'
import { findChosenMethod } from './findChosenMethod.ts'

const method = (code: string) => ({ carrierCode: code, methodCode: code })
const found = (offered: readonly string[], chosen: string) =>
  findChosenMethod(offered.map(method), method(chosen))?.carrierCode ?? null

test('standard delivery stays chosen as it becomes free, and back', () => {
  expect(found(['freeshipping', 'express', 'instore'], 'flatrate')).toBe('freeshipping')
  expect(found(['flatrate', 'express', 'instore'], 'freeshipping')).toBe('flatrate')
})

test('any other way is found as it is, or not at all', () => {
  expect(found(['freeshipping', 'express'], 'express')).toBe('express')
  expect(found(['freeshipping', 'express'], 'instore')).toBeNull()
  expect(found(['express', 'instore'], 'flatrate')).toBeNull()
})
