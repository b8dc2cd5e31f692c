/** Number of the first state; the others follow in this order. */
const FIRST_REGION_ID = 549

/** States of Mexico: code and name. */
const STATES: readonly (readonly [code: string, name: string])[] = [
  ['AGU', 'Aguascalientes'],
  ['BCN', 'Baja California'],
  ['BCS', 'Baja California Sur'],
  ['CAM', 'Campeche'],
  ['CHP', 'Chiapas'],
  ['CHH', 'Chihuahua'],
  ['CMX', 'Ciudad de México'],
  ['COA', 'Coahuila'],
  ['COL', 'Colima'],
  ['DUR', 'Durango'],
  ['MEX', 'Estado de México'],
  ['GUA', 'Guanajuato'],
  ['GRO', 'Guerrero'],
  ['HID', 'Hidalgo'],
  ['JAL', 'Jalisco'],
  ['MIC', 'Michoacán'],
  ['MOR', 'Morelos'],
  ['NAY', 'Nayarit'],
  ['NLE', 'Nuevo León'],
  ['OAX', 'Oaxaca'],
  ['PUE', 'Puebla'],
  ['QUE', 'Querétaro'],
  ['ROO', 'Quintana Roo'],
  ['SLP', 'San Luis Potosí'],
  ['SIN', 'Sinaloa'],
  ['SON', 'Sonora'],
  ['TAB', 'Tabasco'],
  ['TAM', 'Tamaulipas'],
  ['TLA', 'Tlaxcala'],
  ['VER', 'Veracruz'],
  ['YUC', 'Yucatán'],
  ['ZAC', 'Zacatecas'],
]

/** Returns the platform's number of a state; null for an unknown code. */
export function regionIdOf(code: string): number | null {
  const index = STATES.findIndex(([known]) => known === code.toUpperCase())
  return index === -1 ? null : FIRST_REGION_ID + index
}

/** Returns the state with this number; null for the placeholder of companies that named none. */
export function findRegion(id: number): Readonly<{ code: string; name: string }> | null {
  const [code, name] = STATES[id - FIRST_REGION_ID] ?? []
  return code === undefined || name === undefined ? null : { code, name }
}
