/**
 * @generated SignedSource<<16bd1a414013c06cd7ba22a0f887c54f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePersonAnswers_application$data = {
  readonly address: {
    readonly interior: string | null | undefined;
    readonly municipality: string;
    readonly number: string;
    readonly postcode: string;
    readonly state: string;
    readonly street: string;
    readonly suburb: string;
  } | null | undefined;
  readonly applicant: {
    readonly birthDate: string | null | undefined;
    readonly email: string | null | undefined;
    readonly fatherName: string;
    readonly firstNames: string;
    readonly motherName: string | null | undefined;
    readonly telephoneHint: string;
  } | null | undefined;
  readonly reference: {
    readonly fatherName: string;
    readonly firstNames: string;
    readonly motherName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "usePersonAnswers_application";
};
export type usePersonAnswers_application$key = {
  readonly " $data"?: usePersonAnswers_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePersonAnswers_application">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstNames",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fatherName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motherName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePersonAnswers_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditApplicant",
      "kind": "LinkedField",
      "name": "applicant",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "birthDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "telephoneHint",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditAddress",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "street",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "interior",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "suburb",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postcode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "municipality",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditReference",
      "kind": "LinkedField",
      "name": "reference",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CreditApplication",
  "abstractKey": null
};
})();

(node as any).hash = "b8951f124f476f0b5d78a9d34af26dc1";

export default node;
