/**
 * @generated SignedSource<<2f21439dc129fa688acf073ad012c2d0>>
 * @relayHash 0e9e3821fc8249fc961cd449ea058c87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e7700f23db88113f78746661b37824af603a7ac190b85996db8ac2c17662367

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CategoryRouteQuery } from './CategoryRouteQuery.graphql';

const node: PreloadableConcreteRequest<CategoryRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e7700f23db88113f78746661b37824af603a7ac190b85996db8ac2c17662367",
    "metadata": {},
    "name": "CategoryRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
