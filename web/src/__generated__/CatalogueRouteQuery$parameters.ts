/**
 * @generated SignedSource<<b23e038bcc8d0b9fc9bb79e40b324bb5>>
 * @relayHash 3d8013d71dc74bffdeb7a9f37a6d7aa8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d86bba71c92b6b38a8cfa95437db4667488dd0c638935c7723bbff35829304

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5d86bba71c92b6b38a8cfa95437db4667488dd0c638935c7723bbff35829304",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
