/**
 * @generated SignedSource<<21f80c1cd6862317f9d24fa62c15efe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ContactWays_contact$data = {
  readonly phones: ReadonlyArray<{
    readonly dialled: string;
    readonly formatted: string;
  }>;
  readonly whatsAppUrl: string | null | undefined;
  readonly " $fragmentType": "ContactWays_contact";
};
export type ContactWays_contact$key = {
  readonly " $data"?: ContactWays_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactWays_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactWays_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PhoneNumber",
      "kind": "LinkedField",
      "name": "phones",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dialled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whatsAppUrl",
      "storageKey": null
    }
  ],
  "type": "StoreContact",
  "abstractKey": null
};

(node as any).hash = "b5c57e0e5026278a276fcd090346da58";

export default node;
