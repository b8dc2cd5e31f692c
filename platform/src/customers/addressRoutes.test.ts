import { expect, test } from 'vitest'
import { asCustomer } from '../testing/customer.ts'
import { type Answer, withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const ADDRESS = {
  firstname: 'Ana',
  lastname: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  country_id: 'MX',
  postcode: '44100',
  region: { region: 'Jalisco', region_code: 'JAL' },
  telephone: '3312345678',
}

type Kept = Readonly<{ id: number; city: string; default_shipping?: true; default_billing?: true }>

/** A customer, and the calls about addresses that a device of theirs makes. */
async function holder(name: string) {
  const { token } = await asCustomer(platform, `${name}@domicilios.example`)
  const kept = (answer: Answer) => answer.body.result as unknown as readonly Kept[]
  return {
    list: async () => kept(await platform.get(`/api/ext/addresses?token=${token}`)),
    save: (fields: object) =>
      platform.post(`/api/ext/address_update?token=${token}`, { address: { ...ADDRESS, ...fields } }),
    remove: (id: number) => platform.delete(`/api/ext/addresses/${id}?token=${token}`),
    saved: async (fields: object) => {
      const answer = await platform.post(`/api/ext/address_update?token=${token}`, { address: { ...ADDRESS, ...fields } }) // prettier-ignore
      return kept(answer)
    },
  }
}
const cities = (kept: readonly Kept[]) => kept.map(({ city }) => city)
const defaultsOf = (kept: readonly Kept[], flag: 'default_shipping' | 'default_billing') =>
  kept.filter((address) => address[flag]).map(({ city }) => city)

test('the first is the default of both uses; a new default replaces it; omitted fields stay', async () => {
  const ana = await holder('ana')
  await ana.save({ default_shipping: false })
  const both = await ana.saved({ city: 'Zapopan', default_shipping: true })
  expect([defaultsOf(both, 'default_shipping'), defaultsOf(both, 'default_billing')]).toEqual([
    ['Zapopan'],
    ['Guadalajara'],
  ])
  const changed = await ana.saved({ id: both[1]!.id, city: 'Tonalá' })
  expect(cities(changed)).toEqual(['Guadalajara', 'Tonalá'])
  expect(defaultsOf(changed, 'default_shipping')).toEqual(['Tonalá'])
})

test('one that is sent again under its key is stored once; under another key it is another', async () => {
  const { token } = await asCustomer(platform, 'repetida@domicilios.example')
  const save = (key: string, fields: object = {}) =>
    platform.post(`/api/ext/address_update?token=${token}`, { address: { ...ADDRESS, ...fields } }, { 'idempotency-key': key }) // prettier-ignore
  const first = await save('one')
  expect(await save('one')).toMatchObject({ status: 200, body: first.body })
  const [again, other] = await Promise.all([save('two', { city: 'Zapopan' }), save('two', { city: 'Zapopan' })])
  expect(other.body).toEqual(again.body)
  expect(cities((await save('three')).body.result as unknown as readonly Kept[])).toEqual([
    'Guadalajara',
    'Zapopan',
    'Guadalajara',
  ])
  expect((await save('one', { city: 'Tonalá' })).status).toBe(409)
})

test('one that is removed leaves what it was the default of to the oldest; removed twice is removed once', async () => {
  const ana = await holder('eva')
  for (const city of ['Guadalajara', 'Zapopan', 'Tonalá']) await ana.save({ city })
  const [first] = await ana.list()
  expect((await ana.remove(first!.id)).body.code).toBe(200)
  expect((await ana.remove(first!.id)).body.code).toBe(200)
  const left = await ana.list()
  expect([cities(left), defaultsOf(left, 'default_shipping'), defaultsOf(left, 'default_billing')]).toEqual([
    ['Zapopan', 'Tonalá'],
    ['Zapopan'],
    ['Zapopan'],
  ])
})

test('devices that change some at the same time lose none, and there is one default of each use', async () => {
  const ana = await holder('dos')
  const wanted = Array.from({ length: 8 }, (_, index) => `Ciudad ${index}`)
  const answers = await Promise.all(
    wanted.map((city, index) =>
      ana.save({ city, default_shipping: index % 2 === 0, default_billing: index % 2 === 1 }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 200))
  const kept = await ana.list()
  expect(cities(kept).toSorted()).toEqual(wanted)
  expect(defaultsOf(kept, 'default_shipping')).toHaveLength(1)
  expect(defaultsOf(kept, 'default_billing')).toHaveLength(1)
  // The default goes on one device while another makes a third one the default, and a fourth gets another text.
  const standard = kept.find((address) => address.default_shipping)!
  const [other, third] = kept.filter(({ id }) => id !== standard.id)
  await Promise.all([
    ana.remove(standard.id),
    ana.save({ id: other!.id, city: 'Otra', default_shipping: true }),
    ana.save({ id: third!.id, city: 'Tercera' }),
  ])
  const after = await ana.list()
  expect(after).toHaveLength(wanted.length - 1)
  expect(cities(after)).toEqual(expect.arrayContaining(['Otra', 'Tercera']))
  expect(defaultsOf(after, 'default_shipping')).toEqual(['Otra'])
  expect(defaultsOf(after, 'default_billing')).toHaveLength(1)
})

test('at most twenty are stored, however many are sent at once', async () => {
  const ana = await holder('muchas')
  const answers = await Promise.all(Array.from({ length: 23 }, () => ana.save({})))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.result)
  expect(new Set(refused)).toEqual(new Set(['A customer has at most 20 addresses']))
  expect(await ana.list()).toHaveLength(20)
})

test('those of another customer are neither changed nor removed nor read', async () => {
  const [ana, eva] = [await holder('suya'), await holder('ajena')]
  const [own] = await ana.saved({})
  expect((await eva.save({ id: own!.id, city: 'León' })).body).toMatchObject({ code: 404 })
  await eva.remove(own!.id)
  expect([cities(await ana.list()), await eva.list()]).toEqual([['Guadalajara'], []])
  for (const call of [
    platform.get('/api/ext/addresses'),
    platform.post('/api/ext/address_update?token=none', { address: ADDRESS }),
    platform.delete(`/api/ext/addresses/${own!.id}`),
  ])
    expect((await call).status).toBe(401)
})
