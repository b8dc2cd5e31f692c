/**
 * @generated SignedSource<<73607837c62d85f52eef04210a3c50f9>>
 * @relayHash 5579404a914bd29acb8b3529341779ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb4d3764e2efe9af156a22a0d0af1aa215d912508c24984dca4636f10f1d43dd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb4d3764e2efe9af156a22a0d0af1aa215d912508c24984dca4636f10f1d43dd",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
