/**
 * @generated SignedSource<<52705ee74d9d49c7058321635febb8f7>>
 * @relayHash 150b2c7a2bcee846a246e7001eecd4a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a8d5dc94fb353b765826e099e86ab6fdb1fa286e9853756ca127a9f5c09d3f4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1a8d5dc94fb353b765826e099e86ab6fdb1fa286e9853756ca127a9f5c09d3f4",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
