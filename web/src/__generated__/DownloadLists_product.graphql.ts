/**
 * @generated SignedSource<<ed0f51f38fc31972b22534788fbac367>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DownloadLists_product$data = {
  readonly downloads: ReadonlyArray<{
    readonly downloadsAllowed: number | null | undefined;
    readonly sampleUrl: string | null | undefined;
    readonly title: string;
  }>;
  readonly samples: ReadonlyArray<{
    readonly title: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "DownloadLists_product";
};
export type DownloadLists_product$key = {
  readonly " $data"?: DownloadLists_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadLists_product">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadLists_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Download",
      "kind": "LinkedField",
      "name": "downloads",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadsAllowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sampleUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DownloadSample",
      "kind": "LinkedField",
      "name": "samples",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DownloadableProduct",
  "abstractKey": null
};
})();

(node as any).hash = "3347e3c9cf91152dec48c888376a114e";

export default node;
