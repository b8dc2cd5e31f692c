import type { ArticleTexts } from '../articleHtml.ts'

export const woodCare: ArticleTexts = {
  es: {
    title: 'Madera: rayones, vasos y sol',
    summary: 'Un cerco blanco no es el fin de la mesa. Plancha tibia, cera y fieltro: lo que sí funciona y lo que no.',
    imageAlt: 'Cómoda de roble de seis cajones con un florero y una lámpara',
    tags: ['madera', 'cuidado', 'muebles'],
    body: `
La madera se mueve, respira y guarda memoria: del vaso frío, de la silla que se arrastra, de la ventana sin cortina. La buena noticia es que casi todo lo que le pasa ocurre en el acabado, esa capa delgada de barniz, laca, aceite o cera, y ahí tiene remedio.
## Primero, conoce tu acabado
Pon una gota de agua donde no se vea. Si se queda redonda, hay barniz o laca. Si en diez minutos oscurece la madera, el acabado es aceite o cera. Del barniz se limpia la superficie; el aceite y la cera se alimentan.
## Cercos blancos de vaso
Un cerco blanco es humedad atrapada en el barniz o en la cera. Sale así:
1. Deja secar un día completo. Muchos se van solos.
1. Si sigue, pon un paño de algodón seco encima y pasa la plancha tibia, sin vapor, dos o tres segundos. Levanta, mira y repite.
1. Termina con una capa delgada de cera y lustra.
Si el cerco es negro, el agua ya llegó a la madera y manchó sus taninos: eso se lija y se vuelve a acabar, y conviene llamar a un carpintero.
## Rayones
Los superficiales, que no se sienten con la uña, se ocultan con cera del color de la madera, frotada a lo largo de la veta. Para los medianos hay crayones de cera dura: se rellena, se rasa con una tarjeta y se lustra. La nuez fresca funciona en rayitas claras sobre madera oscura, porque su aceite las pinta un poco; no esperes más de ella.
Los hundidos, sin fibra rota, a veces se levantan con vapor: una gota de agua, un paño húmedo y la punta de la plancha un par de segundos. Solo en madera maciza y acabado al aceite; en chapa o sobre barniz puede levantar la capa.
## Sol y aire
La luz cambia el color: el nogal se aclara, el cerezo y el pino se oscurecen. No se evita del todo, pero se empareja. Mueve lámparas y floreros cada mes, gira la mesa dos veces al año y usa una cortina ligera en las horas fuertes. Las mesas extensibles se abren de vez en cuando para que el centro no se quede atrás.
La madera está a gusto entre 40 y 60 por ciento de humedad. Aléjala un metro de calefactores y de la salida del aire acondicionado, que la secan y la abren.
## El cuidado de todos los días
- Polvo con un paño suave y apenas húmedo, a lo largo de la veta, y otro seco detrás.
- Nada de limpiadores con amoniaco, alcohol o silicón: la silicona estorba cualquier arreglo futuro.
- Cera o aceite según el acabado, dos veces al año. Más no nutre: empalaga.
- Fieltros bajo patas, lámparas y adornos. Revísalos cada seis meses: un fieltro con arena raya más que ninguno.
- Portavasos siempre, y una base gruesa para lo caliente. El corcho de tres milímetros no basta para una olla.
## Cuándo dejarlo así
Una mesa de familia con dos cercos y un rayón no está arruinada: está en uso. Arregla lo que te molesta, protege lo que viene, y lo demás déjalo contar la historia.`,
  },
}
