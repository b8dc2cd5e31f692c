import type { CategoryCode } from '../categories/categoryTree.ts'
import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'
import type { RoomCode } from '../options/rooms.ts'
import type { SizeCode } from '../options/sizes.ts'
import type { SetPart } from '../plan/plannedSet.ts'
import { models } from './models.ts'

/** Rule that determines the selections of a part. */
export type PartRecipe = Readonly<{
  title: Text
  input: SetPart['input']
  isRequired: boolean
  /** Family code; of its products the one of the set's model comes first. */
  family: string
  quantity: number
  /** Number of selections. */
  choices: number
  /** Choices differ in the product, or in the variant of the one product of the set's model. */
  choicesAre: 'products' | 'variants'
  size?: SizeCode
}>

export type SetRecipe = Readonly<{
  code: string
  type: 'grouped' | 'bundle'
  category: CategoryCode
  room: RoomCode
  name: Text
  models: readonly string[]
  leads: readonly [Text, Text]
  promise: Text
  /** Says to the drawing that this is a set. */
  features: readonly string[]
  parts: readonly [PartRecipe, ...PartRecipe[]]
}>

const one = { input: 'radio', isRequired: true, choices: 1, choicesAre: 'variants' } as const

const diningTitle = text('Mesa', 'Tisch', 'Tavolo')
const chairTitle = text('Sillas', 'Stühle', 'Sedie')

/** Sets and kits. */
export const setRecipes: readonly SetRecipe[] = [
  {
    code: 'comedor',
    type: 'grouped',
    category: 'diningSets',
    room: 'dining',
    name: text('Comedor {model} con 4 sillas', 'Essgruppe {model} mit 4 Stühlen', 'Set da pranzo {model} con 4 sedie'),
    models: models.dining,
    features: ['chairs'],
    leads: [
      text(
        'Mesa y sillas de la serie {model}, dibujadas juntas y pensadas para la misma altura.',
        'Tisch und Stühle der Serie {model}, gemeinsam entworfen und in der Höhe aufeinander abgestimmt.',
        'Tavolo e sedie della serie {model}, disegnati insieme e pensati per la stessa altezza.',
      ),
      text(
        'El comedor {model} llega completo: solo falta poner el mantel.',
        'Die Essgruppe {model} kommt komplett, es fehlt nur noch die Tischdecke.',
        'Il set {model} arriva completo: manca solo la tovaglia.',
      ),
    ],
    promise: text(
      'Puedes cambiar la cantidad de sillas antes de agregarlo al carrito.',
      'Die Anzahl der Stühle lässt sich vor dem Kauf anpassen.',
      'Puoi cambiare il numero di sedie prima di aggiungerlo al carrello.',
    ),
    parts: [
      { ...one, title: diningTitle, family: 'mesa-comedor', quantity: 1 },
      { ...one, title: chairTitle, family: 'silla', quantity: 4 },
    ],
  },
  {
    code: 'comedor-exterior',
    type: 'grouped',
    category: 'gardenSets',
    room: 'outdoor',
    name: text('Comedor de exterior {model}', 'Garten-Essgruppe {model}', 'Set da giardino {model}'),
    models: models.outdoor.slice(0, 9),
    features: ['chairs'],
    leads: [
      text(
        'Todo {model} para la terraza: mesa, sillas y ninguna decisión pendiente.',
        '{model} komplett für die Terrasse: Tisch, Stühle und keine offenen Fragen.',
        'Tutto {model} per la terrazza: tavolo, sedie e nessuna decisione in sospeso.',
      ),
      text(
        'La serie {model} se queda afuera todo el año y recibe igual en marzo que en octubre.',
        'Die Serie {model} bleibt das ganze Jahr draußen, vom ersten Frühlingstag bis in den Herbst.',
        'La serie {model} resta fuori tutto l’anno, da marzo a ottobre.',
      ),
    ],
    promise: text(
      'Las sillas se pueden pedir por separado cuando lleguen más invitados.',
      'Weitere Stühle lassen sich jederzeit einzeln nachbestellen.',
      'Le sedie si possono ordinare anche singolarmente, se arrivano altri ospiti.',
    ),
    parts: [
      { ...one, title: diningTitle, family: 'mesa-jardin', quantity: 1 },
      { ...one, title: chairTitle, family: 'silla-jardin', quantity: 4 },
    ],
  },
  {
    code: 'paquete-dormir',
    type: 'bundle',
    category: 'bedKits',
    room: 'bedroom',
    name: text('Paquete queen {model}', 'Queen-Schlafset {model}', 'Pacchetto queen {model}'),
    models: models.bedroom.slice(0, 10),
    features: ['bedding'],
    leads: [
      text(
        'Cama {model}, colchón y almohadas que se llevan bien desde la primera noche.',
        'Bett {model}, Matratze und Kissen, die von der ersten Nacht an zusammenpassen.',
        'Letto {model}, materasso e guanciali che vanno d’accordo dalla prima notte.',
      ),
      text(
        'Una recámara lista con {model}: eliges firmeza y acabado, nosotros juntamos la entrega.',
        'Ein fertiges Schlafzimmer mit {model}: Du wählst Härtegrad und Ausführung, wir liefern alles auf einmal.',
        'Una camera pronta con {model}: scegli rigidità e finitura, noi uniamo la consegna.',
      ),
    ],
    promise: text(
      'Todas las piezas llegan en un solo viaje.',
      'Alle Teile kommen mit einer Lieferung.',
      'Tutti i pezzi arrivano in un solo viaggio.',
    ),
    parts: [
      {
        title: text('Cama', 'Bett', 'Letto'),
        input: 'radio',
        isRequired: true,
        family: 'cama',
        quantity: 1,
        choices: 3,
        choicesAre: 'variants',
        size: 'bedQueen',
      },
      {
        title: text('Colchón', 'Matratze', 'Materasso'),
        input: 'radio',
        isRequired: true,
        family: 'colchon',
        quantity: 1,
        choices: 4,
        choicesAre: 'products',
        size: 'bedQueen',
      },
      {
        title: text('Almohadas', 'Kopfkissen', 'Guanciali'),
        input: 'select',
        isRequired: false,
        family: 'almohada',
        quantity: 2,
        choices: 3,
        choicesAre: 'products',
        size: 'pillowStandard',
      },
    ],
  },
  {
    code: 'paquete-av',
    type: 'bundle',
    category: 'avKits',
    room: 'living',
    name: text('Paquete cine en casa {model}', 'Heimkino-Set {model}', 'Pacchetto home cinema {model}'),
    models: models.tech.slice(0, 8),
    features: ['soundbar'],
    leads: [
      text(
        'Pantalla {model}, barra de sonido y soporte: el cine sin fila ni estacionamiento.',
        'Fernseher {model}, Soundbar und Halterung: Kino ohne Schlange und Parkplatzsuche.',
        'Televisore {model}, soundbar e supporto: il cinema senza coda né parcheggio.',
      ),
      text(
        '{model} en versión completa: imagen, sonido y lo necesario para colgarla.',
        '{model} als Komplettpaket: Bild, Ton und alles für die Wandmontage.',
        '{model} in versione completa: immagine, suono e tutto per appenderlo.',
      ),
    ],
    promise: text(
      'Los equipos ya se prueban juntos; los cables vienen incluidos.',
      'Alle Geräte sind aufeinander abgestimmt, Kabel liegen bei.',
      'I dispositivi sono già provati insieme; i cavi sono inclusi.',
    ),
    parts: [
      {
        title: text('Pantalla', 'Fernseher', 'Televisore'),
        input: 'radio',
        isRequired: true,
        family: 'pantalla',
        quantity: 1,
        choices: 3,
        choicesAre: 'variants',
      },
      {
        title: text('Barra de sonido', 'Soundbar', 'Soundbar'),
        input: 'select',
        isRequired: true,
        family: 'barra-sonido',
        quantity: 1,
        choices: 3,
        choicesAre: 'products',
      },
      {
        title: text('Soporte', 'Halterung', 'Supporto'),
        input: 'checkbox',
        isRequired: false,
        family: 'soporte-tv',
        quantity: 1,
        choices: 2,
        choicesAre: 'products',
      },
    ],
  },
]
