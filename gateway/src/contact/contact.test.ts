import { describe, expect, test } from 'vitest'
import { decodeContact } from './contactClient.ts'
import { decodeBranch } from './decodeBranch.ts'
import { BRANCHES_MAX, COMPLAINT_KINDS_MAX } from './limits.ts'
import {
  BRANCH,
  LATE,
  SHOP,
  answers,
  contactForEachTest,
  lines,
  platform,
  shopper,
} from '../testing/contactPlatform.ts'

contactForEachTest()

describe('how a store is reached', () => {
  const contactOf = async () => {
    const { data, errors } = await shopper.query('{ store { contact { phones { dialled formatted } whatsAppUrl } } }')
    return { contact: data.store.contact, errors }
  }

  test('is read for the store of the request, once for all clients', async () => {
    const expected = {
      contact: {
        phones: [{ dialled: '+525500000100', formatted: '55 0000 0100' }],
        whatsAppUrl: 'https://wa.me/525500000105',
      },
      errors: [],
    }
    expect(await contactOf()).toEqual(expected)
    expect(await contactOf()).toEqual(expected)
    expect(platform.seen.map(({ path, query }) => [path, query.get('storeCode')])).toEqual([
      ['/api/ext/contact', 'hogar'],
    ])
  })

  test.each([
    [404, 'No such store'],
    [500, 'No contact'],
    [500, "TypeError: Cannot read property 'x' of undefined"],
  ])('is nothing where the platform answers with %i (%s)', async (status, result) => {
    answers.set('/api/ext/contact', [status, result])
    expect(await contactOf()).toEqual({ contact: null, errors: [] })
  })

  test('fails alone when the platform is overwhelmed', async () => {
    answers.set('/api/ext/contact', [503, 'down'])
    const { data, errors } = await shopper.query('{ store { name contact { whatsAppUrl } } }')
    expect(data.store).toEqual({ name: 'Hogar', contact: null })
    expect(errors).toMatchObject([{ path: ['store', 'contact'] }])
  })

  test.each([
    [{ phoneNumber: 'javascript:alert(1)', phoneNumber1: '+1 (800) 555-0199' }, ['+18005550199']],
    [{ phoneNumber: 8005550199, phoneNumberFormatted: '<b>800</b>' }, ['8005550199']],
    ['x', []],
    [null, []],
  ])('is read out of %j', (document, dialled) => {
    expect(decodeContact(document).phones.map((phone) => phone.dialled)).toEqual(dialled)
  })

  test.each([
    ['+52 55 0000 0105', 'https://wa.me/525500000105'],
    [525500000105, 'https://wa.me/525500000105'],
    ['javascript:1', null],
    ['12?text=x', null],
    ['', null],
  ])('has a conversation at %j: %s', (wa, url) => {
    expect(decodeContact({ wa }).whatsAppUrl).toBe(url)
  })
})

describe('the branches of a store', () => {
  const branchesOf = async (argument = '') => {
    const { data, errors } = await shopper.query(`{ store { name branches${argument} { ${BRANCH} } } }`)
    return { branches: data.store.branches, errors }
  }
  const shop = {
    code: SHOP.code,
    kind: 'SHOP',
    isPickupPoint: false,
    name: SHOP.name,
    street: SHOP.street,
    postcode: SHOP.postcode,
    city: SHOP.city,
    phone: { dialled: SHOP.phoneNumber, formatted: SHOP.phoneNumberFormatted },
    hours: SHOP.hours,
    mapUrl: SHOP.map_url,
  }

  test('are listed in the platform’s order, all or only where orders are picked up', async () => {
    const counter = { ...shop, code: 'leon', kind: 'PICKUP_POINT', isPickupPoint: true, name: 'León' }
    expect(await branchesOf()).toEqual({ branches: [shop, counter], errors: [] })
    expect(await branchesOf('(pickupOnly: true)')).toEqual({ branches: [counter], errors: [] })
    expect(platform.seen.map(({ query }) => query.get('pickup'))).toEqual([null, '1'])
  })

  test.each([
    ['', 'Could not get the list of "All pickup Locations" (404)'],
    ['(pickupOnly: true)', 'Could not get the list of "Pickup Locations" (404)'],
  ])('are none where the platform has no list, which is logged (%j)', async (argument, line) => {
    answers.delete('/api/ext/store_locations')
    expect(await branchesOf(argument)).toEqual({ branches: [], errors: [] })
    expect(lines).toEqual([line])
  })

  test.each([
    [503, 'down'],
    [200, { name: 'x' }],
  ])('that could not be read (%i %j) leave the store', async (status, result) => {
    answers.set('/api/ext/store_locations', [status, result])
    const { branches, errors } = await branchesOf()
    expect(branches).toBeNull()
    expect(errors).toMatchObject([{ path: ['store', 'branches'] }])
    expect(lines).toEqual([])
  })

  test('of another store than the request’s are null', async () => {
    const { data, errors } = await shopper.query('{ stores { code branches { code } contact { whatsAppUrl } } }')
    expect(errors).toEqual([])
    const told = data.stores.filter(({ branches }: { branches: unknown }) => branches !== null)
    expect(told.map(({ code }: { code: string }) => code)).toEqual(['hogar'])
    expect(platform.seen).toHaveLength(2)
  })

  test(`are at most ${BRANCHES_MAX}`, async () => {
    const many = Array.from({ length: BRANCHES_MAX + 1 }, (_none, index) => ({ ...SHOP, code: `s${index}` }))
    answers.set('/api/ext/store_locations', [200, many])
    expect((await branchesOf()).branches).toHaveLength(BRANCHES_MAX)
  })

  test.each([
    [{ street: 'Calle 1' }, []],
    [{ name: 'León' }, []],
    [
      { name: '<b>León</b>', street: 'Calle 1', map_url: 'javascript:alert(1)', phoneNumber: 'x' },
      [{ code: 'León', name: 'León', kind: 'SHOP', isPickupPoint: false, mapUrl: null, phone: null, hours: null }],
    ],
    [
      { name: 'León', street: 'Calle 1', type: 'pickup_point', code: 7 },
      [{ code: '7', kind: 'PICKUP_POINT', isPickupPoint: true }],
    ],
  ])('are read out of %j', (document, branches) => {
    expect(decodeBranch(document)).toMatchObject(branches)
  })
})

describe('what a complaint can be about', () => {
  const kindsOf = async () => {
    const { data, errors } = await shopper.query(
      '{ store { name complaintKinds { code label description createdAt } } }',
    )
    return { kinds: data.store.complaintKinds, errors }
  }

  test('is listed in the platform’s order, without incomplete entries, in one call for all clients', async () => {
    answers.set('/api/ext/complaints', [
      200,
      [LATE, { code: 'x' }, { value: 'x' }, { code: 'rude', value: '<b>Mal trato</b>', description: '' }],
    ])
    const kinds = [
      { code: LATE.code, label: LATE.value, description: LATE.description, createdAt: '2026-03-02T15:00:00.000Z' },
      { code: 'rude', label: 'Mal trato', description: null, createdAt: null },
    ]
    expect([await kindsOf(), await kindsOf()]).toEqual([
      { kinds, errors: [] },
      { kinds, errors: [] },
    ])
    expect(platform.seen.map(({ path, query }) => [path, query.get('storeCode')])).toEqual([
      ['/api/ext/complaints', 'hogar'],
    ])
  })

  test.each([404, 500])('is nothing where the platform answers with %i', async (status) => {
    answers.set('/api/ext/complaints', [status, 'No'])
    expect(await kindsOf()).toEqual({ kinds: [], errors: [] })
  })

  test.each([
    [503, 'down'],
    [200, { name: 'x' }],
  ])('that could not be read (%i %j) leaves the store', async (status, result) => {
    answers.set('/api/ext/complaints', [status, result])
    const { kinds, errors } = await kindsOf()
    expect(kinds).toBeNull()
    expect(errors).toMatchObject([{ path: ['store', 'complaintKinds'] }])
  })

  test(`is at most ${COMPLAINT_KINDS_MAX} things`, async () => {
    const many = Array.from({ length: COMPLAINT_KINDS_MAX + 1 }, (_none, index) => ({ ...LATE, code: `k${index}` }))
    answers.set('/api/ext/complaints', [200, many])
    expect((await kindsOf()).kinds).toHaveLength(COMPLAINT_KINDS_MAX)
  })
})
