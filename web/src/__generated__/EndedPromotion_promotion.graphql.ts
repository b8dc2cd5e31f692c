/**
 * @generated SignedSource<<e5f392218c155897379b3a666f2074cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EndedPromotion_promotion$data = {
  readonly endsAt: string | null | undefined;
  readonly " $fragmentType": "EndedPromotion_promotion";
};
export type EndedPromotion_promotion$key = {
  readonly " $data"?: EndedPromotion_promotion$data;
  readonly " $fragmentSpreads": FragmentRefs<"EndedPromotion_promotion">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EndedPromotion_promotion",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    }
  ],
  "type": "Promotion",
  "abstractKey": null
};

(node as any).hash = "d6e2d97611fe7cf5fee012175d8ac1a6";

export default node;
