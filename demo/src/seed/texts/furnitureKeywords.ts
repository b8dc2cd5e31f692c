import { text } from '@hogar/platform/language.ts'

/** Search synonyms of the families of furniture, by family. */
export const furnitureKeywords = {
  sofa: text('sillón de sala, love seat, diván, couch', 'Couch, Polstersofa, Sitzmöbel', 'sofà, canapè, salotto'),
  'sofa-cama': text(
    'futón, sillón cama, cama plegable',
    'Schlafcouch, Bettsofa, Gästebett',
    'sofà letto, letto per ospiti',
  ),
  esquinera: text(
    'sofá en L, sala modular, rinconera',
    'Eckcouch, Wohnlandschaft, Sofa L-Form',
    'sofà ad angolo, divano a L',
  ),
  sillon: text(
    'butaca, sofá individual, poltrona',
    'Polstersessel, Lesesessel, Couchsessel',
    'sedia imbottita, bergère',
  ),
  reclinable: text(
    'reposet, sillón relax, sillón eléctrico',
    'Fernsehsessel, Liegesessel, Ruhesessel',
    'poltrona reclinabile, poltrona TV',
  ),
  puff: text(
    'taburete, otomana, reposapiés, pouf',
    'Sitzhocker, Fußhocker, Sitzpuff',
    'poggiapiedi, ottomana, sgabello imbottito',
  ),
  'mesa-centro': text(
    'mesa ratona, mesita de sala, mesa de café',
    'Sofatisch, Wohnzimmertisch, Kaffeetisch',
    'tavolino basso, tavolino caffè',
  ),
  'mesa-lateral': text(
    'mesita auxiliar, esquinero, mesa de apoyo',
    'Ablagetisch, Kaffeetisch, Tischchen',
    'comodino da divano, tavolino di servizio',
  ),
  'mueble-tv': text(
    'centro de entretenimiento, mesa para pantalla, rack',
    'Lowboard, Fernsehtisch, TV-Bank, Fernsehschrank',
    'porta TV, mobile per schermo',
  ),
  librero: text(
    'estantería, librería, repisa para libros',
    'Regal, Bücherschrank, Standregal',
    'scaffale, libreria, mensole per libri',
  ),
  'mesa-comedor': text(
    'antecomedor, mesa rectangular, mesa para comer',
    'Speisetisch, Küchentisch, Tafel',
    'tavolo da cucina, tavolo per mangiare',
  ),
  'mesa-redonda': text(
    'antecomedor, mesa circular',
    'Speisetisch, Küchentisch, runder Tisch',
    'tavolo tondo, tavolo da cucina',
  ),
  aparador: text(
    'bufetero, trinchador, credenza, buffet',
    'Anrichte, Kommode, Buffet',
    'madia, buffet, mobile da soggiorno',
  ),
  silla: text(
    'asiento, silla de madera, silla para comedor',
    'Küchenstuhl, Holzstuhl, Sitz',
    'seggiola, sedia da cucina',
  ),
  'silla-tapizada': text(
    'asiento acolchado, silla para comedor',
    'Polsterstuhl, Küchenstuhl, Sitz',
    'seggiola, sedia imbottita',
  ),
  'banco-alto': text(
    'taburete, silla alta, banco de cocina, periquera',
    'Tresenhocker, Hochstuhl, Küchenhocker',
    'sgabello alto, sgabello da bar, sgabello da cucina',
  ),
  'cama-tapizada': text(
    'base de cama, box, lecho, dormitorio',
    'Bettgestell, Schlafstätte, Doppelbett',
    'giroletto, letto matrimoniale, letto imbottito',
  ),
  cama: text(
    'base de cama, tarima, lecho, dormitorio',
    'Bettgestell, Holzbett, Doppelbett',
    'giroletto, letto matrimoniale, letto in legno',
  ),
  cabecera: text(
    'respaldo de cama, cabecero',
    'Kopfteil, Betthaupt, Rückenlehne fürs Bett',
    'testiera, spalliera del letto',
  ),
  buro: text(
    'mesa de noche, mesita de noche, velador',
    'Nachtkommode, Nachtschrank, Betttisch',
    'tavolino da notte, mobiletto letto',
  ),
  comoda: text(
    'gavetero, tocador, mueble con cajones',
    'Schubladenschrank, Wäschekommode',
    'mobile a cassetti, settimino',
  ),
  ropero: text(
    'clóset, armario, guardarropa',
    'Schrank, Garderobenschrank, Schlafzimmerschrank',
    'guardaroba, armadio camera',
  ),
  colchon: text('cama, box spring, colchoneta', 'Federkernmatratze, Bettauflage', 'materasso a molle, letto'),
  'colchon-espuma': text(
    'cama, colchón viscoelástico, colchoneta',
    'Schaummatratze, Kaltschaummatratze, Bettauflage',
    'materasso in schiuma, letto',
  ),
  almohada: text('cojín para dormir, almohadón', 'Schlafkissen, Nackenkissen, Bettkissen', 'guanciale, cuscino letto'),
  sabanas: text(
    'ropa de cama, blancos, cobertor, duvet, edredón',
    'Bettzeug, Bettlaken, Bezug',
    'biancheria da letto, lenzuolo, piumone',
  ),
  cuna: text('camita de bebé, corral, moisés', 'Babybett, Gitterbett, Kinderbett', 'culla, lettino neonato'),
  litera: text('cama doble, camarote, cama alta', 'Stockbett, Hochbett, Kinderbett', 'letto doppio, letto bambini'),
  'escritorio-infantil': text(
    'mesa de estudio, pupitre, mesa de tareas',
    'Schülerschreibtisch, Kindertisch, Lerntisch',
    'banco per bambini, tavolo compiti',
  ),
  escritorio: text(
    'mesa de trabajo, mesa de computadora, home office',
    'Arbeitstisch, Computertisch, Bürotisch',
    'tavolo da lavoro, tavolo PC',
  ),
  'silla-oficina': text(
    'silla de escritorio, silla giratoria, silla ejecutiva',
    'Drehstuhl, Schreibtischstuhl, Chefsessel',
    'sedia girevole, sedia da scrivania',
  ),
  archivero: text(
    'cajonera, gaveta de archivo, mueble de oficina',
    'Rollcontainer, Büroschrank, Ablage',
    'cassettiera, classificatore, mobile archivio',
  ),
  repisa: text('estante, balda, entrepaño', 'Regalbrett, Wandboard, Ablage', 'ripiano, scaffale, balda'),
  zapatera: text(
    'mueble para zapatos, organizador de calzado',
    'Schuhregal, Schuhkommode',
    'porta scarpe, mobile scarpe',
  ),
  perchero: text(
    'colgador, gancho para ropa, perchas',
    'Kleiderständer, Kleiderhaken, Flurgarderobe',
    'attaccapanni, portabiti',
  ),
  caja: text(
    'cesto, organizador, contenedor, canasta',
    'Kiste, Aufbewahrungsbox, Behälter',
    'cesto, contenitore, scatola',
  ),
  'sala-exterior': text(
    'muebles de jardín, sofá de terraza, sala de patio',
    'Loungemöbel, Terrassensofa, Gartenmöbel',
    'mobili da giardino, divano da esterno',
  ),
  'mesa-jardin': text(
    'mesa de exterior, mesa de patio, mesa de terraza',
    'Terrassentisch, Balkontisch',
    'tavolo da esterno, tavolo da terrazza',
  ),
  'silla-jardin': text(
    'silla de exterior, silla de patio, silla de terraza',
    'Terrassenstuhl, Balkonstuhl',
    'sedia da esterno, sedia da terrazza',
  ),
  camastro: text(
    'tumbona, asoleadero, reposera',
    'Liegestuhl, Gartenliege, Sonnenliege',
    'sdraio, lettino da sole, chaise longue',
  ),
  sombrilla: text(
    'parasol, quitasol, paraguas de jardín',
    'Sonnenschutz, Gartenschirm, Ampelschirm',
    'parasole, ombrellone da giardino',
  ),
  asador: text(
    'parrilla, barbacoa, carbón, BBQ, grill',
    'Barbecue, BBQ, Holzkohle, Gartengrill',
    'griglia, BBQ, grill',
  ),
  hamaca: text(
    'columpio, silla colgante, chinchorro',
    'Schaukel, Hängestuhl, Hängesessel',
    'dondolo, poltrona sospesa',
  ),
  comedor: text(
    'antecomedor, mesa con sillas, sala de comer',
    'Tischgruppe, Esstisch mit Stühlen, Sitzgruppe',
    'tavolo con sedie, zona pranzo',
  ),
  'comedor-exterior': text(
    'muebles de jardín, mesa con sillas de patio',
    'Gartenmöbel, Tischgruppe, Sitzgruppe',
    'mobili da giardino, tavolo con sedie',
  ),
  'paquete-dormir': text(
    'combo de cama, kit de recámara, base y colchón',
    'Bett-Set, Komplettbett, Bett mit Matratze',
    'kit letto, letto completo, letto con materasso',
  ),
} as const
