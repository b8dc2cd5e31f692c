/**
 * @generated SignedSource<<9a324409bd3ecc60a68c71525a1787c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GuaranteeContactMethod = "EMAIL" | "PHONE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type GuaranteeContact_contact$data = {
  readonly account: string | null | undefined;
  readonly client: string | null | undefined;
  readonly contactMethod: GuaranteeContactMethod | null | undefined;
  readonly movement: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly " $fragmentType": "GuaranteeContact_contact";
};
export type GuaranteeContact_contact$key = {
  readonly " $data"?: GuaranteeContact_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuaranteeContact_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GuaranteeContact_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "account",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "client",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "movement",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contactMethod",
      "storageKey": null
    }
  ],
  "type": "GuaranteeContact",
  "abstractKey": null
};

(node as any).hash = "e30ae3bbd4ec6321166919d965774123";

export default node;
