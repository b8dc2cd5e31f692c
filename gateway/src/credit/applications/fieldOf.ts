/** Input fields of the graph, by the platform's names. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  nombres: ['firstNames'],
  apellido_paterno: ['fatherName'],
  apellido_materno: ['motherName'],
  fecha_nacimiento: ['birthDate'],
  curp: ['curp'],
  telefono: ['telephone'],
  email: ['email'],
  calle: ['street'],
  numero: ['number'],
  interior: ['interior'],
  colonia: ['suburb'],
  cp: ['postcode'],
  municipio: ['municipality'],
  entre_calles: ['crossStreet'],
  antiguedad: ['age'],
  parentesco: ['kinship'],
  articulo: ['code'],
  beneficiarios: ['beneficiaries'],
  nombre: ['beneficiaries'],
  apellido: ['beneficiaries'],
  porcentaje: ['beneficiaries'],
  cuenta: ['account'],
  banco: ['bankCode'],
  monto: ['amount'],
  meses: ['months'],
  tipo_de_abono: ['frequency'],
  consulta_historial: ['consentsToHistory'],
  aviso_privacidad: ['consentsToPrivacy'],
}

/** Returns the path of the input field that the platform names; null for an unknown one. */
export function fieldOf(
  name: string | null,
  own: Readonly<Record<string, readonly string[]>> = {},
): readonly string[] | null {
  if (name === null) return null
  if (Object.hasOwn(own, name)) return own[name] ?? null
  return Object.hasOwn(FIELDS, name) ? (FIELDS[name] ?? null) : null
}
