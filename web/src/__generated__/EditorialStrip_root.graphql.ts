/**
 * @generated SignedSource<<dd640db8be2829ed3ef50c2eeb151893>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditorialStrip_root$data = {
  readonly children: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly link: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "EditorialStrip_root";
};
export type EditorialStrip_root$key = {
  readonly " $data"?: EditorialStrip_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditorialStrip_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditorialStrip_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "children",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "link",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};

(node as any).hash = "fb751ffe8606565d4f5a52285d904114";

export default node;
