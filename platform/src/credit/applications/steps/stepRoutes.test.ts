import { describe, expect, test } from 'vitest'
import { withPlatform } from '../../../testing/withPlatform.ts'
import { addYears, dayOf } from '../../calendar/calendar.ts'
import { ADDRESS, REFERENCE, openDraft, refusal } from '../testing/applicant.ts'

const platform = withPlatform()
const OFFER = { monto: 5_000, meses: 12, tipo_de_abono: 'SEMANAL' }
const stepsOf = async (draft: Awaited<ReturnType<typeof openDraft>>) => (await draft.state())['pasos'] as unknown

describe('the offer of an application', () => {
  test('is the row of the offers list, with the same hash', async () => {
    const draft = await openDraft(platform)
    const chosen = await draft.call('set_user_details', OFFER)
    const body = { storeCode: 'hogar', type: 'CREDILANA', ...OFFER }
    const [listed] = (await platform.post('/api/ext/all_items_credits', body)).body['result'] as unknown as unknown[]
    expect(chosen.body['result']).toEqual(listed)
    expect(chosen.body['result']).toMatchObject({
      abono_sin: 152,
      ultimo_sin: 123,
      total_sin: 7_875,
      total_con: 7_012.5,
    })
    expect((await draft.state())['oferta']).toEqual(listed)
    expect(await stepsOf(draft)).toMatchObject({ oferta: true })
  })

  test.each([
    [{ monto: 499 }, 'amount', 'monto'],
    [{ monto: 5_500 }, 'amount', 'monto'],
    [{ monto: 1_250 }, 'amount', 'monto'],
    [{ monto: '1e3' }, 'amount', 'monto'],
    [{ monto: '1,000' }, 'amount', 'monto'],
    [{ monto: -1_000 }, 'amount', 'monto'],
    [{ meses: 9 }, 'term', 'meses'],
    [{ tipo_de_abono: 'MENSUAL' }, 'term', 'tipo_de_abono'],
  ])('is refused for %j', async (fields, reason, field) => {
    const { call } = await openDraft(platform)
    expect(await call('set_user_details', { ...OFFER, ...fields })).toMatchObject(refusal(reason, field))
  })
})

describe('the address of an applicant', () => {
  test('is stored with the state of its postal code', async () => {
    const draft = await openDraft(platform)
    expect((await draft.call('set_address', { ...ADDRESS, estado: 'Sonora' })).body['result']).toBe(true)
    expect((await draft.state())['datos']!['domicilio']).toEqual({ ...ADDRESS, interior: null, entre_calles: null })
    expect(await stepsOf(draft)).toMatchObject({ domicilio: true })
  })

  test.each([
    [{ cp: '22000' }, 'coverage', 'cp'],
    [{ cp: '77500' }, 'coverage', 'cp'],
    [{ cp: '4410' }, 'postcode', 'cp'],
    [{ calle: ' ' }, 'address', 'calle'],
    [{ entre_calles: 'x'.repeat(81) }, 'address', 'entre_calles'],
    [{ antiguedad: '2A' }, 'address', 'antiguedad'],
  ])('is refused for %j', async (fields, reason, field) => {
    const { call } = await openDraft(platform)
    expect(await call('set_address', { ...ADDRESS, ...fields })).toMatchObject(refusal(reason, field))
  })
})

describe('the reference of an applicant', () => {
  const refer = (fields: object = {}) => ({ referencias: [{ ...REFERENCE, ...fields }] })

  test('is stored, and shown with four digits of its telephone', async () => {
    const draft = await openDraft(platform)
    expect((await draft.call('set_user_references', refer())).body['result']).toBe(true)
    expect((await draft.state())['datos']!['referencia']).toMatchObject({ nombres: 'Luis', telefono: '•••• 5432' })
    expect(await stepsOf(draft)).toMatchObject({ referencia: true })
  })

  test.each([
    ['Av. Juarez', '10'],
    ['AV. JUÁREZ', '10'],
    ['av  juárez', ' 10 '],
    ['Av. Juarez 10', ''],
  ])('does not live with the applicant, as %j %j', async (calle, numero) => {
    const own = { ...ADDRESS, calle: 'AV. JUÁREZ', numero: '10' }
    const reference = refer({ calle, numero: numero === '' ? '.' : numero, cp: own.cp })
    const refused = refusal('sameAddress', 'calle')
    const { call } = await openDraft(platform)
    await call('set_address', own)
    expect(await call('set_user_references', reference)).toMatchObject(refused)
    expect(await call('set_user_references', refer({ calle, numero: '11' }))).toMatchObject({ status: 200 })
    // In the other order it is the address that is refused.
    const other = await openDraft(platform)
    await other.call('set_user_references', reference)
    expect(await other.call('set_address', own)).toMatchObject(refused)
  })

  test('has another telephone', async () => {
    const { call, contact } = await openDraft(platform)
    const same = refer({ telefono: `+52 ${contact.telefono}` })
    expect(await call('set_user_references', same)).toMatchObject(refusal('samePhone', 'telefono'))
  })

  test.each([
    [{ parentesco: 'vecino' }, 'kinship', 'parentesco'],
    [{ nombres: '' }, 'name', 'nombres'],
    [{ telefono: '12' }, 'telephone', 'telefono'],
    [{ cp: 'x' }, 'postcode', 'cp'],
  ])('is refused for %j', async (fields, reason, field) => {
    const { call } = await openDraft(platform)
    expect(await call('set_user_references', refer(fields))).toMatchObject(refusal(reason, field))
  })

  test('is one person', async () => {
    const { call } = await openDraft(platform)
    const [one] = refer().referencias
    expect(await call('set_user_references', { referencias: [] })).toMatchObject({ status: 400 })
    expect(await call('set_user_references', { referencias: [one, one] })).toMatchObject({ status: 400 })
  })
})

describe('the consent', () => {
  const agreed = { consulta_historial: true, aviso_privacidad: true, version: '2026-11' }

  test('ends three years later', async () => {
    const draft = await openDraft(platform)
    const until = addYears(dayOf(new Date()), 3)
    expect((await draft.call('set_file_authorization', agreed)).body['result']).toEqual({ autorizado_hasta: until })
    expect(await stepsOf(draft)).toMatchObject({ autorizacion: true })
  })

  test.each(['consulta_historial', 'aviso_privacidad'])('needs %s', async (field) => {
    const { call } = await openDraft(platform)
    expect(await call('set_file_authorization', { ...agreed, [field]: false })).toMatchObject(refusal('consent', field))
    expect(await call('set_file_authorization', { ...agreed, [field]: undefined })).toMatchObject({ status: 400 })
  })
})

describe('a code of a promoter or seller', () => {
  test.each([
    ['promotion_code', 'promo10', { valido: true, promotor: 'Lucía' }],
    ['promotion_code', ' PROMO22 ', { valido: true, promotor: 'Martín' }],
    ['seller_code', 'V1006', { valido: true, vendedor: 'Iván' }],
  ])('%s knows %j', async (path, codigo, expected) => {
    const { call } = await openDraft(platform)
    expect((await call(path, { codigo, opcion: 'ValidarCupon' })).body['result']).toEqual(expected)
  })

  test('knows a seller of each of the six shops', async () => {
    const { call } = await openDraft(platform)
    for (const codigo of ['V1001', 'V1002', 'V1003', 'V1004', 'V1005', 'V1006'])
      expect((await call('seller_code', { codigo })).body['result']).toMatchObject({ valido: true })
    expect(await call('seller_code', { codigo: 'V1007' })).toMatchObject(refusal('code', 'codigo'))
  })

  test.each([
    ['promotion_code', 'V1001'],
    ['seller_code', 'PROMO10'],
    ['promotion_code', "' or 1=1"],
  ])('%s refuses %j', async (path, codigo) => {
    const { call } = await openDraft(platform)
    expect(await call(path, { codigo })).toMatchObject(refusal('code', 'codigo'))
  })

  test('is tried ten times', async () => {
    const { call } = await openDraft(platform)
    for (let count = 0; count < 10; count += 1)
      expect(await call('seller_code', { codigo: `X${count}` })).toMatchObject(refusal('code', 'codigo'))
    expect(await call('promotion_code', { codigo: 'PROMO10' })).toMatchObject({ status: 429 })
  })
})

describe('the life insurance', () => {
  const beneficiary = (porcentaje: number, fields: object = {}) => ({
    nombre: 'Eva',
    apellido: `Gil ${'ABCDEFG'[porcentaje % 7]}`,
    parentesco: 'hijo',
    porcentaje,
    ...fields,
  })
  const people = (...shares: readonly number[]) =>
    shares.map((share, at) => beneficiary(share, { nombre: `Eva ${'ABCDEF'[at]}o` }))
  const insure = async (beneficiarios: readonly object[], articulo: string | null = 'VIDA-10') => {
    const { call } = await openDraft(platform)
    await call('set_user_details', OFFER)
    return call('save_life_insurance', { cliente: 'NUEVO', articulo, beneficiarios })
  }

  test.each([[people(33, 33, 34)], [people(100)], [people(20, 20, 20, 20, 20)]])('takes %j', async (beneficiarios) => {
    expect((await insure(beneficiarios)).body['result']).toEqual({ articulo: 'VIDA-10', prima_total: 108 })
  })

  test.each([
    [people(50, 49), 'sum100', 'beneficiarios'],
    [people(50, 51), 'sum100', 'beneficiarios'],
    [people(20, 20, 20, 20, 10, 10), 'count', 'beneficiarios'],
    [[], 'count', 'beneficiarios'],
    [people(0, 100), 'percent', 'porcentaje'],
    [people(101), 'percent', 'porcentaje'],
    [people(49.5, 50.5), 'percent', 'porcentaje'],
    [[beneficiary(50), beneficiary(50, { nombre: ' EVA', apellido: `Gil ${'ABCDEFG'[1]}` })], 'twice', 'beneficiarios'],
    [[beneficiary(100, { parentesco: 'gato' })], 'kinship', 'parentesco'],
    [[beneficiary(100, { nombre: '1' })], 'name', 'nombre'],
  ])('refuses beneficiaries %j', async (beneficiarios, reason, field) => {
    expect(await insure(beneficiarios)).toMatchObject(refusal(reason, field))
  })

  test('tells the sum that is not 100', async () => {
    expect((await insure(people(50, 49))).body['result']).toMatchObject({ detail: '99' })
  })

  test('is one of the list, and comes after the offer', async () => {
    expect(await insure(people(100), 'VIDA-1')).toMatchObject(refusal('insurance', 'articulo'))
    const { call } = await openDraft(platform)
    const early = await call('save_life_insurance', { articulo: 'VIDA-10', beneficiarios: people(100) })
    expect(early).toMatchObject({ status: 422, body: { result: { faltan: ['oferta'] } } })
  })

  test('is taken off again', async () => {
    const draft = await openDraft(platform)
    await draft.call('set_user_details', OFFER)
    await draft.call('save_life_insurance', { articulo: 'VIDA-10', beneficiarios: people(100) })
    expect((await draft.state())['datos']!['seguro']).toMatchObject({ articulo: 'VIDA-10' })
    expect(await draft.call('save_life_insurance', { articulo: null })).toMatchObject({ status: 200 })
    expect((await draft.state())['datos']!['seguro']).toBeNull()
  })
})

describe('the deposit', () => {
  const deposit = async (deposito: object) => {
    const draft = await openDraft(platform)
    return { draft, answer: await draft.call('set_deposit', { deposito }) }
  }

  test.each([
    [{ metodo: 'CLABE', cuenta: '002010077777777771' }, 'Banamex •••• 7771'],
    [{ metodo: 'CLABE', banco: '002', cuenta: '002 010 07777777777 1' }, 'Banamex •••• 7771'],
    [{ metodo: 'TARJETA', banco: '012', cuenta: '4242-4242-4242-4242' }, 'BBVA •••• 4242'],
    [{ metodo: 'SUCURSAL' }, 'Sucursal'],
  ])('is made to %j', async (deposito, shown) => {
    const { draft, answer } = await deposit(deposito)
    expect(answer.body['result']).toEqual({ deposito: shown })
    const state = await draft.state()
    expect(state['datos']).toMatchObject({ deposito: shown })
    expect(JSON.stringify(state)).not.toMatch(/\d{12}/)
    expect(state['pasos']).toMatchObject({ deposito: true })
  })

  test.each([
    [{ metodo: 'CLABE', cuenta: '002010077777777772' }, 'account', 'cuenta'],
    [{ metodo: 'CLABE', cuenta: '00201007777777777' }, 'account', 'cuenta'],
    [{ metodo: 'CLABE', cuenta: '4242424242424242' }, 'account', 'cuenta'],
    [{ metodo: 'CLABE', cuenta: '999000000000000001' }, 'account', 'cuenta'],
    [{ metodo: 'CLABE', banco: '012', cuenta: '002010077777777771' }, 'bank', 'banco'],
    [{ metodo: 'TARJETA', cuenta: '4242424242424242' }, 'bank', 'banco'],
    [{ metodo: 'TARJETA', banco: '646', cuenta: '4242424242424242' }, 'bank', 'banco'],
    [{ metodo: 'TARJETA', banco: '012' }, 'account', 'cuenta'],
  ])('is refused to %j', async (deposito, reason, field) => {
    expect((await deposit(deposito)).answer).toMatchObject(refusal(reason, field))
  })
})

const STEPS = [
  'set_user_details', 'set_address', 'set_user_references', 'set_file_authorization', 'save_life_insurance', 'set_deposit',
  'promotion_code', 'seller_code', 'set_user_validation',
] as const // prettier-ignore
const BODY = {
  ...OFFER, ...ADDRESS, referencias: [REFERENCE], consulta_historial: true, aviso_privacidad: true, version: '1',
  articulo: null, deposito: { metodo: 'SUCURSAL' }, codigo: 'PROMO10',
} // prettier-ignore

test.each(STEPS)('%s opens nothing without the key of the application', async (path) => {
  const [mine, other] = [await openDraft(platform), await openDraft(platform)]
  expect(await mine.call(path, { ...BODY, clave: other.key.clave })).toMatchObject({ status: 401 })
  expect(await mine.call(path, { ...BODY, solicitud: 'x' })).toMatchObject({ status: 401 })
  expect(await mine.call(path, { ...BODY, storeCode: 'de' })).toMatchObject({ status: 404 })
})

test.each(STEPS.filter((path) => path !== 'set_user_validation'))('%s changes drafts alone', async (path) => {
  const { call } = await openDraft(platform)
  await call('credit_request_cancel')
  expect(await call(path, BODY)).toMatchObject({
    status: 409,
    body: { result: { reason: 'state', estado: 'CANCELED' } },
  })
})
