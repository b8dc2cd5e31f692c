import { describe, expect, test } from 'vitest'
import { type WizardProgress, openSteps, stepNameOf, stepOf, stepSearch, wizardSteps } from './wizardFlow.ts'

const CODES = [
  'APPLICANT', 'TELEPHONE', 'OFFER', 'ADDRESS', 'REFERENCE', 'IDENTIFICATION', 'LIVE_TEST', 'INSURANCE', 'DEPOSIT', 'REVIEW',
] // prettier-ignore
const NOTHING: WizardProgress = { steps: [], isStarted: false, isProven: false }
const STARTED: WizardProgress = { ...NOTHING, isStarted: true }
const having = (...done: readonly string[]): WizardProgress => ({
  ...STARTED,
  steps: CODES.map((code) => ({ code, isDone: done.includes(code), isRequired: code !== 'INSURANCE' })),
})
const at = (search: string) => new URLSearchParams(search)
const NEW = wizardSteps('CREDILANA', 'NEW')

describe('the steps of a wizard', () => {
  test('are ten for a loan of a new customer, six for one of a home customer, seven for goods', () => {
    expect(NEW).toHaveLength(10)
    expect(wizardSteps('PERSONAL_LOAN', 'HOME')).toHaveLength(6)
    expect(wizardSteps('MERCHANDISE', 'NEW')).toHaveLength(7)
  })

  test('open one after the other', () => {
    expect(openSteps(NEW, NOTHING)).toEqual(['prestamo'])
    expect(openSteps(NEW, STARTED)).toEqual(['prestamo', 'datos'])
    expect(openSteps(NEW, having('OFFER', 'APPLICANT')).at(-1)).toBe('telefono')
    expect(openSteps(NEW, having('OFFER', 'APPLICANT', 'ADDRESS')).at(-1)).toBe('telefono')
  })

  test('go past one that is optional', () => {
    const done = CODES.filter((code) => !['INSURANCE', 'DEPOSIT', 'REVIEW'].includes(code))
    expect(openSteps(NEW, having(...done)).slice(-2)).toEqual(['seguro', 'deposito'])
    expect(openSteps(NEW, having(...done, 'DEPOSIT'))).toEqual(NEW)
  })

  test('of a home customer begin with the account', () => {
    const names = wizardSteps('CREDILANA', 'HOME')
    expect(openSteps(names, NOTHING)).toEqual(['cuenta'])
    expect(openSteps(names, { ...NOTHING, isProven: true })).toEqual(['cuenta', 'prestamo'])
    expect(openSteps(names, having('APPLICANT', 'TELEPHONE', 'OFFER')).at(-1)).toBe('prueba')
  })

  test('have the names of the platform', () => {
    expect(stepNameOf('ADDRESS', NEW)).toBe('domicilio')
    expect(stepNameOf('ADDRESS', wizardSteps('CREDILANA', 'HOME'))).toBeUndefined()
  })
})

describe('the step of an address', () => {
  const progress = having('OFFER', 'APPLICANT', 'TELEPHONE')
  test.each([
    ['', 'domicilio'],
    ['paso=prestamo', 'prestamo'],
    ['paso=telefono', 'telefono'],
    ['paso=revision', 'domicilio'],
    ['paso=cuenta', 'domicilio'],
    ['paso=toString', 'domicilio'],
  ])('?%s is %s', (search, step) => {
    expect(stepOf(at(search), NEW, progress)).toBe(step)
  })

  test('keeps the other parameters', () => {
    expect(stepSearch('?monto=2000&paso=datos', 'telefono')).toBe('?monto=2000&paso=telefono')
  })
})
