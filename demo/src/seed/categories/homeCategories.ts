import { text } from '@hogar/platform/language.ts'
import { category } from './categoryRow.ts'

/** Kitchen, decoration and lighting. */
export const homeCategories = {
  kitchen: category(
    [500, 'root'],
    text('Cocina', 'Küche', 'Cucina'),
    text(
      'Del mueble a la cuchara, para cocinar con gusto.',
      'Vom Schrank bis zum Löffel, damit Kochen Freude macht.',
      'Dal mobile al cucchiaio, per cucinare con gusto.',
    ),
  ),
  kitchenCabinets: category(
    [510, 'kitchen'],
    text('Muebles de cocina', 'Küchenschränke', 'Mobili da cucina'),
    text(
      'Módulos que se combinan según tu pared.',
      'Module, die sich nach deiner Wand richten.',
      'Moduli da combinare secondo la tua parete.',
    ),
  ),
  cookware: category(
    [520, 'kitchen'],
    text('Ollas y sartenes', 'Töpfe und Pfannen', 'Pentole e padelle'),
    text(
      'Baterías y piezas sueltas para todo tipo de estufa, también inducción.',
      'Sets und Einzelstücke für alle Herdarten, auch Induktion.',
      'Batterie e pezzi singoli per ogni piano cottura, anche a induzione.',
    ),
  ),
  dinnerware: category(
    [521, 'kitchen'],
    text('Vajillas', 'Geschirr', 'Servizi da tavola'),
    text(
      'Platos para diario y para cuando hay visita.',
      'Teller für jeden Tag und für Besuch.',
      'Piatti per ogni giorno e per gli ospiti.',
    ),
  ),
  knives: category(
    [522, 'kitchen'],
    text('Cuchillos', 'Messer', 'Coltelli'),
    text(
      'Filo que dura y mango que se acomoda a la mano.',
      'Schneiden, die scharf bleiben, und Griffe, die gut liegen.',
      'Fili che durano e manici che stanno bene in mano.',
    ),
  ),
  blenders: category(
    [530, 'kitchen'],
    text('Licuadoras', 'Standmixer', 'Frullatori'),
    text(
      'Salsas, licuados y masas sin esfuerzo.',
      'Saucen, Smoothies und Teige ohne Mühe.',
      'Salse, frullati e impasti senza fatica.',
    ),
  ),
  coffeeMakers: category(
    [531, 'kitchen'],
    text('Cafeteras', 'Kaffeemaschinen', 'Macchine da caffè'),
    text('Del café de olla al espresso.', 'Vom Filterkaffee bis zum Espresso.', 'Dal caffè filtro all’espresso.'),
  ),
  microwaves: category(
    [532, 'kitchen'],
    text('Microondas', 'Mikrowellen', 'Forni a microonde'),
    text('Calientan, descongelan y doran.', 'Erwärmen, auftauen und bräunen.', 'Scaldano, scongelano e dorano.'),
  ),
  decoration: category(
    [600, 'root'],
    text('Decoración', 'Dekoration', 'Complementi d’arredo'),
    text(
      'Los detalles que hacen tuya una casa.',
      'Die Details, die aus Räumen ein Zuhause machen.',
      'I dettagli che rendono tua una casa.',
    ),
  ),
  rugs: category(
    [610, 'decoration'],
    text('Tapetes', 'Teppiche', 'Tappeti'),
    text(
      'Reúnen los muebles y calientan los pies.',
      'Halten Möbel zusammen und Füße warm.',
      'Riuniscono i mobili e scaldano i piedi.',
    ),
  ),
  mirrors: category(
    [611, 'decoration'],
    text('Espejos', 'Spiegel', 'Specchi'),
    text(
      'Más luz y más espacio sin tirar una pared.',
      'Mehr Licht und Weite, ganz ohne Umbau.',
      'Più luce e più spazio senza abbattere pareti.',
    ),
  ),
  vases: category(
    [612, 'decoration'],
    text('Floreros', 'Vasen', 'Vasi'),
    text(
      'Para un ramo del mercado o una sola rama.',
      'Für den Strauß vom Markt oder einen einzigen Zweig.',
      'Per un mazzo del mercato o un solo ramo.',
    ),
  ),
  clocks: category(
    [613, 'decoration'],
    text('Relojes', 'Uhren', 'Orologi'),
    text(
      'De pared, silenciosos y fáciles de leer.',
      'Wanduhren, leise und gut ablesbar.',
      'Da parete, silenziosi e facili da leggere.',
    ),
  ),
  cushions: category(
    [614, 'decoration'],
    text('Cojines', 'Zierkissen', 'Cuscini'),
    text(
      'El cambio más rápido para una sala de siempre.',
      'Die schnellste Veränderung für ein vertrautes Sofa.',
      'Il cambiamento più rapido per un divano di sempre.',
    ),
  ),
  curtains: category(
    [615, 'decoration'],
    text('Cortinas', 'Vorhänge', 'Tende'),
    text(
      'Filtran la luz o la apagan por completo.',
      'Filtern das Licht oder sperren es ganz aus.',
      'Filtrano la luce o la spengono del tutto.',
    ),
  ),
  pictures: category(
    [616, 'decoration'],
    text('Cuadros', 'Bilder', 'Quadri'),
    text(
      'Láminas enmarcadas, listas para colgar.',
      'Gerahmte Drucke, fertig zum Aufhängen.',
      'Stampe incorniciate, pronte da appendere.',
    ),
  ),
  candles: category(
    [617, 'decoration'],
    text('Velas', 'Kerzen', 'Candele'),
    text(
      'Aromas suaves y luz que baja el ritmo.',
      'Sanfte Düfte und ein Licht, das Ruhe bringt.',
      'Profumi delicati e una luce che rallenta il ritmo.',
    ),
  ),
  planters: category(
    [618, 'decoration'],
    text('Macetas', 'Pflanzgefäße', 'Vasi per piante'),
    text(
      'Para adentro, para afuera y para la cocina.',
      'Für drinnen, draußen und die Küchenfensterbank.',
      'Per interno, per esterno e per la cucina.',
    ),
  ),
  lighting: category(
    [700, 'root'],
    text('Iluminación', 'Leuchten', 'Illuminazione'),
    text(
      'La luz correcta cambia un cuarto más que la pintura.',
      'Das richtige Licht verändert einen Raum mehr als Farbe.',
      'La luce giusta cambia una stanza più della vernice.',
    ),
  ),
  floorLamps: category(
    [710, 'lighting'],
    text('Lámparas de pie', 'Stehlampen', 'Lampade da terra'),
    text(
      'Luz de lectura y rincones menos oscuros.',
      'Leselicht und hellere Ecken.',
      'Luce per leggere e angoli meno bui.',
    ),
  ),
  tableLamps: category(
    [711, 'lighting'],
    text('Lámparas de mesa', 'Tischlampen', 'Lampade da tavolo'),
    text(
      'Para el buró, el escritorio o la consola de la entrada.',
      'Für Nachttisch, Schreibtisch oder Konsole.',
      'Per il comodino, la scrivania o la consolle.',
    ),
  ),
  pendantLamps: category(
    [712, 'lighting'],
    text('Lámparas colgantes', 'Pendelleuchten', 'Lampade a sospensione'),
    text(
      'Sobre la mesa, la barra o el hueco de la escalera.',
      'Über Tisch, Theke oder Treppenauge.',
      'Sopra il tavolo, il bancone o le scale.',
    ),
  ),
  wallLamps: category(
    [713, 'lighting'],
    text('Arbotantes', 'Wandleuchten', 'Lampade da parete'),
    text(
      'Luz de pared que no ocupa lugar.',
      'Licht von der Wand, das keinen Platz braucht.',
      'Luce a parete che non occupa spazio.',
    ),
  ),
} as const
