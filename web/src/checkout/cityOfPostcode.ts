/** First and last of the postal codes' first three digits that a city or borough of Mexico has for itself, and its name. */
const CITIES: readonly (readonly [from: number, to: number, city: string])[] = [
  [10, 19, 'Álvaro Obregón'],
  [20, 29, 'Azcapotzalco'],
  [30, 39, 'Benito Juárez'],
  [40, 49, 'Coyoacán'],
  [50, 59, 'Cuajimalpa de Morelos'],
  [60, 69, 'Cuauhtémoc'],
  [70, 79, 'Gustavo A. Madero'],
  [80, 89, 'Iztacalco'],
  [90, 99, 'Iztapalapa'],
  [100, 109, 'La Magdalena Contreras'],
  [110, 119, 'Miguel Hidalgo'],
  [120, 129, 'Milpa Alta'],
  [130, 139, 'Tláhuac'],
  [140, 149, 'Tlalpan'],
  [150, 159, 'Venustiano Carranza'],
  [160, 169, 'Xochimilco'],
  [200, 202, 'Aguascalientes'],
  [210, 213, 'Mexicali'],
  [220, 226, 'Tijuana'],
  [228, 228, 'Ensenada'],
  [230, 230, 'La Paz'],
  [240, 240, 'San Francisco de Campeche'],
  [250, 252, 'Saltillo'],
  [270, 272, 'Torreón'],
  [280, 280, 'Colima'],
  [290, 290, 'Tuxtla Gutiérrez'],
  [310, 314, 'Chihuahua'],
  [320, 326, 'Ciudad Juárez'],
  [340, 342, 'Victoria de Durango'],
  [360, 360, 'Guanajuato'],
  [370, 375, 'León'],
  [390, 390, 'Chilpancingo de los Bravo'],
  [393, 398, 'Acapulco de Juárez'],
  [420, 421, 'Pachuca de Soto'],
  [441, 449, 'Guadalajara'],
  [450, 452, 'Zapopan'],
  [500, 502, 'Toluca'],
  [530, 539, 'Naucalpan de Juárez'],
  [540, 541, 'Tlalnepantla de Baz'],
  [550, 554, 'Ecatepec de Morelos'],
  [570, 579, 'Nezahualcóyotl'],
  [580, 583, 'Morelia'],
  [620, 625, 'Cuernavaca'],
  [630, 631, 'Tepic'],
  [640, 649, 'Monterrey'],
  [662, 662, 'San Pedro Garza García'],
  [664, 664, 'San Nicolás de los Garza'],
  [671, 671, 'Guadalupe'],
  [680, 681, 'Oaxaca de Juárez'],
  [720, 725, 'Puebla'],
  [760, 762, 'Querétaro'],
  [770, 770, 'Chetumal'],
  [775, 775, 'Cancún'],
  [780, 784, 'San Luis Potosí'],
  [800, 803, 'Culiacán'],
  [820, 821, 'Mazatlán'],
  [830, 833, 'Hermosillo'],
  [850, 851, 'Ciudad Obregón'],
  [860, 861, 'Villahermosa'],
  [870, 871, 'Ciudad Victoria'],
  [873, 874, 'Matamoros'],
  [885, 887, 'Reynosa'],
  [890, 893, 'Tampico'],
  [900, 900, 'Tlaxcala'],
  [910, 911, 'Xalapa'],
  [917, 919, 'Veracruz'],
  [970, 973, 'Mérida'],
  [980, 980, 'Zacatecas'],
]

/** The city, or the borough of Mexico City, that a whole postal code lies in; undefined where that cannot be told. */
export function cityOfPostcode(postcode: string, countryCode: string): string | undefined {
  if (countryCode !== 'MX' || !/^\d{5}$/.test(postcode)) return undefined
  const prefix = Number(postcode.slice(0, 3))
  return CITIES.find(([from, to]) => from <= prefix && prefix <= to)?.[2]
}

const NAMES = new Set(CITIES.map(([, , city]) => city))

/** Whether a postal code may take the place of what stands for the city: nothing, or what another code has filled in. */
export function isCityOfSomePostcode(city: string): boolean {
  return city.trim() === '' || NAMES.has(city)
}
