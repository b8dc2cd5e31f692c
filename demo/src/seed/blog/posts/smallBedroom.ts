import type { ArticleTexts } from '../articleHtml.ts'

export const smallBedroom: ArticleTexts = {
  es: {
    title: 'Una recámara chica que respira',
    summary:
      'La cama contra una pared, cajas abajo y luz en tres lugares: nueve metros cuadrados alcanzan para dormir y vivir.',
    imageAlt: 'Recámara verde salvia con cama de madera y dos burós con lámpara',
    tags: ['recámara', 'espacios chicos', 'orden'],
    body: `
Una recámara de tres por tres no tiene que sentirse apretada. Lo que la aprieta casi nunca son los metros: es lo que está en el paso, lo que está a la vista y la luz que viene de un solo foco en el techo. Vamos por partes.
## La cama manda
Es el mueble más grande y decide todo lo demás. En un cuarto chico, acércala a una pared. Si duerme una persona, pégala de lado y gana un pasillo completo. Si duermen dos, deja la cabecera al centro de la pared más larga y al menos 60 centímetros de un lado y 50 del otro: los dos salen sin brincarse.
Antes de comprar, recuerda las medidas: individual, 100 por 190; matrimonial, 135 por 190; queen, 150 por 200; king, 200 por 200. En nueve metros, la matrimonial deja vivir; la queen cabe si renuncias a un buró; la king se come el cuarto.
Evita las cabeceras con repisas profundas y las piesera altas: cortan el espacio a la mitad. Una cabecera tapizada y delgada viste igual y ocupa ocho centímetros.
## Abajo hay un clóset
Debajo de una matrimonial con patas de 25 centímetros caben unos 500 litros: cobijas, maletas, la ropa de la otra temporada. Usa cajas con tapa y ruedas, y etiqueta el frente. Guarda ahí lo que sacas dos veces al año; lo de diario, a la altura de las manos.
## Paredes que trabajan
El piso se acaba; las paredes no. Una repisa flotante a un lado sustituye al buró y libera 40 centímetros. Un perchero de pie en la esquina recibe la ropa que no está sucia ni limpia, esa que si no vive en la silla. Sobre la puerta cabe una repisa corrida para lo que casi no usas.
Deja una pared sin nada. El ojo necesita descansar, y un muro limpio hace que el cuarto se vea más ancho que cualquier espejo.
## Luz en tres lugares
Un solo foco arriba aplana todo y deja sombras duras. Reparte:
- General, cálida y tenue: 2,700 kelvin y unos 800 lúmenes bastan.
- De lectura, a cada lado, de 45 a 60 centímetros sobre el colchón, para que alumbre la página y no la cara del otro.
- De ambiente: una lámpara chica en la repisa o detrás de la cabecera, para no encender la del techo de noche.
Los arbotantes son los mejores aliados: no ocupan buró.
## Color, telas y espejo
Pinta paredes y techo del mismo tono claro y el límite se borra. Repite dos colores en sábanas, cortina y cojines. Cuelga la cortina del techo al piso, aunque la ventana sea baja: estira el muro. Y coloca el espejo de lado a la ventana, no enfrente: reparte la luz sin deslumbrar.
## Lo que sale del cuarto
Por último, resta. Si algo no se usa para dormir, vestirte o leer, busca otro lugar: la bicicleta fija, las cajas de archivo, la tabla de planchar. La recámara chica que respira no es la que guarda más; es la que guarda menos cosas que no son suyas.`,
  },
}
