import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clabeFault, cleanClabe, groupClabe } from './numbers/clabe.ts'
import { cleanCreditNumber, creditNumberFault } from './numbers/creditNumber.ts'
import { cleanCurp, curpFault } from './curp.ts'
import { cleanDebitCard, debitCardFault, groupDebitCard } from './numbers/debitCard.ts'

/** Replaces the character at a place by another one of the same kind. */
const slip = (text: string, at: number, by: number) =>
  text.slice(0, at) + String((Number(text[at]) + by) % 10) + text.slice(at + 1)
const slips = (text: string, from: number) =>
  fc
    .tuple(fc.integer({ min: from, max: text.length - 1 }), fc.integer({ min: 1, max: 9 }))
    .map(([at, by]) => slip(text, at, by))

describe('a CLABE', () => {
  it.each([
    '002010077777777771',
    '646180110410000013',
    ' 002 010 07777777777-1 ',
    '００２０１００７７７７７７７７７７１',
  ])('%j is one', (typed) => {
    expect(clabeFault(cleanClabe(typed))).toBeNull()
  })

  it.each(['002010077777777772', '00201007777777777', '0020100777777777711', '', 'O02010077777777771'])(
    '%j is none',
    (typed) => {
      expect(clabeFault(cleanClabe(typed))).toBe('clabe')
    },
  )

  it('is none with one digit wrong', () => {
    fc.assert(fc.property(slips('002010077777777771', 0), (wrong) => clabeFault(wrong) === 'clabe'))
  })
})

describe('a CLABE as it is typed', () => {
  it.each([
    ['', ''],
    ['012', '012'],
    ['0123', '012 3'],
    ['0101800', '010 180 0'],
    ['002010077777777771', '002 010 07777777777 1'],
    ['0020100777777777712', '002 010 07777777777 12'],
  ])('%j stands in groups: %j', (digits, groups) => {
    expect(groupClabe(digits)).toBe(groups)
  })
})

describe('a debit card', () => {
  it.each(['4169160000007774', ' 4169 1600-0000 7774 '])('%j is one', (typed) => {
    expect(debitCardFault(cleanDebitCard(typed))).toBeNull()
  })

  it.each(['4169160000007775', '416916000000777', '41691600000077740', '', '4169 1600 0000 777A'])(
    '%j is none',
    (typed) => {
      expect(debitCardFault(cleanDebitCard(typed))).toBe('debitCard')
    },
  )

  it('is none with one digit wrong', () => {
    fc.assert(fc.property(slips('4169160000007774', 0), (wrong) => debitCardFault(wrong) === 'debitCard'))
  })

  it('stands in groups of four as it is typed', () => {
    expect(['', '4169', '41691', '4169160000007774'].map(groupDebitCard)).toEqual([
      '',
      '4169',
      '4169 1',
      '4169 1600 0000 7774',
    ])
  })
})

describe('a CURP', () => {
  it.each([
    ['LORA900514MJCPZN08', '1990-05-14'],
    ['GARL850923HDFRMS04', '1985-09-23'],
    ['CUBL780101MJCRRS04', '1978-01-01'],
    ['SOAM900310MDFSLN09', '1990-03-10'],
    ['PEGA080101MJCRRNA2', '2008-01-01'],
    ['RUPE081120MNLZRVA5', '2008-11-20'],
    ['TORJ071125HJCRVSA7', '2007-11-25'],
    ['HEMS991231MDFRRF09', '1999-12-31'],
    [' lora 900514-mjcpzn08 ', '1990-05-14'],
  ])('%j is one of %s', (typed, born) => {
    const curp = cleanCurp(typed)
    expect([curpFault(curp), curpFault(curp, born), curpFault(curp, '1990-05-15')]).toEqual([null, null, 'curpDate'])
  })

  it.each([
    'LORA900514MJCPZN09',
    'MOSE020229HJCRNLA0',
    'LORA900514MXXPZN08',
    'LORA900514ZJCPZN08',
    'LORA901314MJCPZN08',
    'LORA900514MJCPZN0',
    '',
  ])('%j is none', (curp) => {
    expect(curpFault(curp)).toBe('curp')
  })

  it('names one of 33 states, and one of three sexes', () => {
    const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    /** One of ten check digits is right wherever the form is. */
    const isForm = (sex: string, state: string) =>
      Array.from('0123456789').some((check) => curpFault(`LORA900514${sex}${state}PZN0${check}`) === null)
    const states = letters.flatMap((one) => letters.map((other) => `${one}${other}`)).filter((two) => isForm('M', two))
    expect(states.join(' ')).toBe(
      'AS BC BS CC CH CL CM CS DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS',
    )
    expect(letters.filter((sex) => isForm(sex, 'JC'))).toEqual(['H', 'M', 'X'])
  })

  it('is none of another century', () => {
    expect(curpFault('LORA900514MJCPZNA8', '1990-05-14')).not.toBeNull()
  })
})

describe('a customer number', () => {
  it.each(['C10000016', 'C10000024', 'C10000032', 'C10000040', 'C10000065', '10000016', ' c 1000-0016 '])(
    '%j is one',
    (typed) => {
      expect(creditNumberFault(cleanCreditNumber(typed))).toBeNull()
    },
  )

  it.each(['C10000017', 'C1000001', 'C100000160', 'D10000016', '', 'C1000001X'])('%j is none', (typed) => {
    expect(creditNumberFault(cleanCreditNumber(typed))).toBe('creditNumber')
  })

  it('is none with one digit wrong', () => {
    fc.assert(fc.property(slips('C10000016', 1), (wrong) => creditNumberFault(wrong) === 'creditNumber'))
  })
})
