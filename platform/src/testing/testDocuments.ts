import type { StorableDocument } from '../catalogue/documentRow.ts'
import type { StoreDefinition } from '../stores.ts'

/** A small catalogue with one product of every kind: enough for every rule, seeded in no time. */
export function* testDocuments(store: StoreDefinition): Generator<StorableDocument> {
  yield document('taxrule', taxRule(store))
  for (const source of [...attributes, ...categories])
    yield document('attribute_code' in source ? 'attribute' : 'category', source)
  yield document('cms_page', { id: 3, identifier: 'aviso-de-privacidad', title: 'Aviso', content: '<p>Privado</p>' })
  for (const product of products(store)) yield document('product', product)
}

function document(entity: string, source: Readonly<Record<string, unknown>> & { id: number }): StorableDocument {
  return { entity, id: source.id, source }
}

function taxRule(store: StoreDefinition) {
  const rates = [
    { id: 1, code: 'IVA16-MX', tax_country_id: 'MX', tax_region_id: 0, rate: 16 },
    { id: 2, code: 'MwSt19-DE', tax_country_id: 'DE', tax_region_id: 0, rate: 19 },
    { id: 3, code: 'IVA22-IT', tax_country_id: 'IT', tax_region_id: 0, rate: 22 },
  ]
  return { id: 1, code: `tax ${store.country}`, customer_tax_class_ids: [3], product_tax_class_ids: [2], rates }
}

const attributes = [
  { id: 93, attribute_id: 93, attribute_code: 'color', default_frontend_label: 'Color', options: [{ value: '50', label: 'Azul' }, { value: '52', label: 'Gris' }] },
  { id: 137, attribute_id: 137, attribute_code: 'marca', default_frontend_label: 'Marca', options: [] },
] // prettier-ignore

const categories = [
  { id: 2, parent_id: 1, name: 'All', is_active: true, level: 1, position: 1, product_count: 9, url_path: null },
  { id: 10, parent_id: 2, name: 'Salas', is_active: true, level: 2, position: 2, product_count: 3, url_path: 'salas', slug: 'salas' },
  { id: 11, parent_id: 10, name: 'Sofás', is_active: true, level: 3, position: 1, product_count: 1, url_path: 'salas/sofas', slug: 'sofas' },
  { id: 20, parent_id: 2, name: 'Iluminación', is_active: true, level: 2, position: 1, product_count: 2, url_path: 'iluminacion', slug: 'iluminacion' },
] // prettier-ignore

const SALAS = { category_ids: ['10', '11'], category: [{ category_id: 10, name: 'Salas' }, { category_id: 11, name: 'Sofás' }] } // prettier-ignore
const ILUMINACION = { category_ids: [20], category: [{ category_id: 20, name: 'Iluminación' }] }

const listed = { status: 1, visibility: 4, tax_class_id: '2', stock: { is_in_stock: true }, category_ids: [] }

function child(id: number, sku: string, fields: Record<string, unknown>) {
  return { id, sku, type_id: 'simple', name: `Sofá Oslo ${sku}`, ...listed, visibility: 1, ...fields }
}

function products(store: StoreDefinition) {
  const sofa = store.language === 'de-DE' ? 'Sofa Oslo' : 'Sofá Oslo'
  const children = [
    child(2, 'SOFA-GRIS', { color: '52', price: 9_000, special_price: 8_000, final_price: 8_000 }),
    child(3, 'SOFA-AZUL', {
      custom_attributes: [{ attribute_code: 'color', value: '50' }],
      price: 9_500,
      final_price: 9_500,
    }),
  ]
  return [
    {
      id: 1, sku: 'SOFA', type_id: 'configurable', name: sofa, ...listed, ...SALAS, price: 0, final_price: 8_000, marca: 'Norte',
      url_path: 'salas/sofas/sofa-oslo', slug: 'sofa-oslo', updated_at: '2026-01-05 10:00:00', color_options: [50, 52], color: null,
      description: '<p>Grande</p>',
      short_description: '<p>Con chaise longue</p>',
      configurable_options: [{ id: 1, attribute_id: '93', attribute_code: 'color', label: 'Color', values: [{ value_index: 52, label: 'Gris' }, { value_index: 50, label: 'Azul' }] }],
      configurable_children: children,
    },
    ...children,
    {
      id: 4, sku: 'LAMP', type_id: 'simple', name: 'Lámpara de mesa', ...listed, ...ILUMINACION, price: 450, final_price: 450, color: '52', marca: 'Sur',
      tipo_garantia: 'Proveedor', proveedores: [{ nombre: 'Sur', telefono: '800 555 0100', correo: 'servicio@sur.example', horario: '9 a 18 h' }],
      url_path: 'iluminacion/lampara', updated_at: '2026-01-04 10:00:00', discount: 10,
      custom_options: [
        { option_id: 12, title: 'Grabado', type: 'field', is_require: false, price: 50, price_type: 'fixed', max_characters: 10 },
        { option_id: 13, title: 'Foco', type: 'drop_down', is_require: false, values: [{ option_type_id: 31, title: '9 W', price: 20, price_type: 'fixed' }, { option_type_id: 32, title: '15 W', price: 10, price_type: 'percent' }] },
      ],
    },
    { id: 5, sku: 'FOCO', type_id: 'simple', name: 'Foco LED', ...listed, ...ILUMINACION, price: 100, final_price: 100, updated_at: '2026-01-03 10:00:00', marca: 'Sur' },
    { id: 6, sku: 'SET', type_id: 'grouped', name: 'Juego de focos', ...listed, price: 200, final_price: 200 },
    {
      id: 7, sku: 'KIT', type_id: 'bundle', name: 'Kit de cama', ...listed, price: 0, final_price: 1_100,
      bundle_options: [
        { option_id: 1, title: 'Colchón', required: true, type: 'radio', product_links: [{ id: '1', sku: 'MAT-IND', qty: 1, can_change_quantity: 0 }, { id: '2', sku: 'MAT-QN', qty: 1, can_change_quantity: 0 }] },
        { option_id: 2, title: 'Almohada', required: false, type: 'select', product_links: [{ id: '4', sku: 'PIL', qty: 2, can_change_quantity: 1 }] },
      ],
    },
    { id: 8, sku: 'MAT-IND', type_id: 'simple', name: 'Colchón individual', ...listed, price: 1_000, final_price: 1_000 },
    { id: 9, sku: 'MAT-QN', type_id: 'simple', name: 'Colchón queen', ...listed, price: 2_000, final_price: 2_000 },
    { id: 10, sku: 'PIL', type_id: 'simple', name: 'Almohada', ...listed, price: 100, final_price: 100 },
    { id: 11, sku: 'GARANTIA', type_id: 'virtual', name: 'Garantía extendida', ...listed, price: 300, final_price: 300 },
    { id: 12, sku: 'VIEJO', type_id: 'simple', name: 'Descontinuado', ...listed, status: 2, price: 10, final_price: 10 },
    { id: 13, sku: 'RARO', type_id: 'simple', name: 'Pieza única', ...listed, price: 1_000, final_price: 1_000 },
  ] // prettier-ignore
}
