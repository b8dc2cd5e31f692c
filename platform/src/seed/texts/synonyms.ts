import { languageOf } from '../language.ts'
import type { Language } from '../language.ts'

/** Words and phrases that shoppers use for one and the same thing. */
export type SynonymGroup = Readonly<{ language: Language; terms: readonly string[] }>

const spanish = [
  ['sofá', 'sillón', 'couch', 'love seat'],
  ['refrigerador', 'refri', 'nevera', 'frigorífico', 'heladera'],
  ['televisor', 'tele', 'tv', 'televisión', 'pantalla', 'smart tv'],
  ['celular', 'teléfono', 'móvil', 'smartphone', 'cel'],
  ['computadora', 'laptop', 'portátil', 'compu', 'notebook'],
  ['recámara', 'dormitorio', 'habitación', 'cuarto'],
  ['clóset', 'ropero', 'armario', 'guardarropa'],
  ['buró', 'mesita de noche', 'mesa de noche', 'velador'],
  ['minisplit', 'aire acondicionado', 'clima'],
  ['abanico', 'ventilador'],
  ['estufa', 'cocina de gas'],
  ['bocina', 'altavoz', 'parlante', 'altoparlante'],
  ['audífonos', 'auriculares', 'cascos'],
  ['cobija', 'frazada', 'manta', 'cobertor'],
  ['tapete', 'alfombra'],
  ['cojín', 'almohadón'],
  ['moto', 'motocicleta'],
  ['bici', 'bicicleta'],
  ['motoneta', 'scooter', 'vespa'],
  ['asador', 'barbacoa', 'bbq'],
  ['foco', 'bombilla', 'bombillo'],
  ['librero', 'estante', 'estantería', 'repisa'],
  ['antecomedor', 'comedor'],
  ['tablet', 'tableta', 'ipad'],
  ['consola', 'videojuegos', 'videoconsola'],
  ['gris', 'plomo'],
  ['café', 'marrón'],
] as const

const german = [
  ['Sofa', 'Couch', 'Polstersofa'],
  ['Sessel', 'Fauteuil'],
  ['Fernseher', 'TV', 'Fernsehgerät', 'Glotze', 'Smart TV'],
  ['Kühlschrank', 'Eisschrank', 'Kühlgerät'],
  ['Handy', 'Smartphone', 'Mobiltelefon'],
  ['Laptop', 'Notebook', 'Rechner', 'Computer'],
  ['Kleiderschrank', 'Schrank', 'Garderobenschrank'],
  ['Nachttisch', 'Nachtkästchen', 'Nachtkonsole'],
  ['Klimaanlage', 'Klimagerät', 'Split'],
  ['Ventilator', 'Lüfter'],
  ['Herd', 'Gasherd', 'Kochherd'],
  ['Lautsprecher', 'Box', 'Speaker'],
  ['Kopfhörer', 'Headset'],
  ['Teppich', 'Läufer'],
  ['Kissen', 'Polster'],
  ['Motorrad', 'Krad', 'Moped'],
  ['Fahrrad', 'Rad', 'Bike', 'Velo'],
  ['Grill', 'Barbecue', 'BBQ'],
  ['Glühbirne', 'Leuchtmittel', 'Lampe'],
  ['Regal', 'Bücherregal', 'Bord'],
  ['Decke', 'Plaid'],
] as const

const italian = [
  ['divano', 'sofà', 'couch'],
  ['poltrona', 'bergère'],
  ['televisore', 'tv', 'tele', 'televisione', 'smart tv'],
  ['frigorifero', 'frigo'],
  ['cellulare', 'telefonino', 'smartphone', 'telefono'],
  ['computer', 'portatile', 'laptop', 'notebook'],
  ['armadio', 'guardaroba'],
  ['comodino', 'tavolino da notte'],
  ['climatizzatore', 'condizionatore', 'aria condizionata'],
  ['ventilatore', 'ventola'],
  ['cucina a gas', 'fornelli', 'piano cottura'],
  ['cassa', 'altoparlante', 'speaker'],
  ['cuffie', 'auricolari'],
  ['tappeto', 'passatoia'],
  ['moto', 'motocicletta'],
  ['bici', 'bicicletta'],
  ['motorino', 'scooter', 'vespa'],
  ['barbecue', 'griglia', 'bbq'],
  ['lampadina', 'bulbo'],
  ['libreria', 'scaffale'],
  ['coperta', 'plaid'],
] as const

/** The synonyms that a new shop begins with; from then on they are the merchant's, in `search_synonym`. */
export const synonymGroups: readonly SynonymGroup[] = Object.entries({ es: spanish, de: german, it: italian }).flatMap(
  ([tag, groups]) => groups.map((terms) => ({ language: languageOf(tag), terms })),
)
