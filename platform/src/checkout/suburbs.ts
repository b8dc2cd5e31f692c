/** Colonias by postal code, as the post office names them: where many of the shop's customers live. */
const SUBURBS: Readonly<Record<string, readonly string[]>> = {
  '01000': ['San Ángel'],
  '01020': ['Guadalupe Inn'],
  '03020': ['Narvarte Poniente'],
  '03023': ['Narvarte Oriente'],
  '03100': ['Del Valle Centro', 'Insurgentes San Borja'],
  '04000': ['Villa Coyoacán'],
  '04100': ['Del Carmen'],
  '06100': ['Hipódromo'],
  '06140': ['Condesa'],
  '06170': ['Hipódromo Condesa'],
  '06400': ['Santa María la Ribera'],
  '06470': ['San Rafael'],
  '06500': ['Cuauhtémoc'],
  '06600': ['Juárez'],
  '06700': ['Roma Norte'],
  '06720': ['Doctores'],
  '06760': ['Roma Sur'],
  '06800': ['Obrera'],
  '22000': ['Zona Centro'],
  '44100': ['Guadalajara Centro'],
  '44130': ['Arcos Vallarta'],
  '44160': ['Americana'],
  '58000': ['Morelia Centro'],
  '62000': ['Cuernavaca Centro'],
  '64000': ['Monterrey Centro'],
  '66220': ['Del Valle'],
  '68000': ['Oaxaca Centro'],
  '72000': ['Centro'],
  '76000': ['Centro'],
  '77500': ['Cancún Centro'],
  '80000': ['Centro'],
  '91000': ['Xalapa Enríquez Centro'],
  '97000': ['Mérida Centro'],
}

/** The colonias of a postal code, in the order of the alphabet; none where the list knows none. */
export function suburbsOf(postcode: string): readonly string[] {
  return SUBURBS[postcode] ?? []
}
