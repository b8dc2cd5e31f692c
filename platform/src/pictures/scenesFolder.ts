/** Folder of the editorial scenes among the addresses of pictures. */
export const SCENES_FOLDER = '/scenes/'
