"""What the backs of the packs say: the texts of shop/products, in the same words."""

SPF = ("Hydrating Moisturiser With SPF 25",
       [("HOW TO USE", "In the morning, two fingers' length on face and neck, as the last step. Again every two hours in "
         "the sun."),
        ("INGREDIENTS", "Aqua, Zinc Oxide, Caprylic/Capric Triglyceride, Coco-Caprylate, Aloe Barbadensis Leaf Juice, "
         "Glycerin, Polyglyceryl-3 Diisostearate, Cetearyl Olivate, Sorbitan Olivate, Squalane, Simmondsia Chinensis "
         "Seed Oil, Helianthus Annuus Seed Oil, Tocopherol, Xanthan Gum, Sodium Levulinate, Sodium Anisate, Citric "
         "Acid."),
        ("CAUTION", "For outer use. Keep out of eyes. Do not stay long in the sun.")])

NIGHT = ("Restoring Night Cream With Retinol",
         [("HOW TO USE", "At night, a little on clean, dry skin. Begin with every second night. Wear sunscreen by day."),
          ("INGREDIENTS", "Aqua, Aloe Barbadensis Leaf Juice, Caprylic/Capric Triglyceride, Glycerin, Butyrospermum "
           "Parkii Butter, Cetearyl Olivate, Sorbitan Olivate, Squalane, Cetearyl Alcohol, Simmondsia Chinensis Seed "
           "Oil, Helianthus Annuus Seed Oil, Retinol, Tocopherol, Sodium Hyaluronate, Xanthan Gum, Sodium Levulinate, "
           "Sodium Anisate, Lactic Acid."),
          ("NOT FOR", "pregnancy, breastfeeding, broken or sunburnt skin, the eyes.")])

WASH = ("Revitalizing Active Face Wash with Algae",
        [("HOW TO USE", "One press on wet hands. Work it into a lather over face and neck, then rinse. Morning and "
          "night."),
         ("INGREDIENTS", "Aqua, Coco-Glucoside, Decyl Glucoside, Glycerin, Aloe Barbadensis Leaf Juice, Xanthan Gum, "
          "Laminaria Digitata Extract, Chondrus Crispus Extract, Spirulina Platensis Extract, Camellia Sinensis Leaf "
          "Extract, Melaleuca Alternifolia Leaf Oil, Sodium Levulinate, Sodium Anisate, Citric Acid, Limonene."),
         ("CAUTION", "For outer use. If it gets into the eyes, rinse with water.")])

SERUM = ("Reviving Under Eye Serum With Caffeine",
         [("HOW TO USE", "Roll below the eyes, morning and night, and pat in."),
          ("INGREDIENTS", "Aqua, Glycerin, Aloe Barbadensis Leaf Juice, Propanediol, Caffeine, Coffea Arabica Seed "
           "Extract, Camellia Sinensis Leaf Extract, Cucumis Sativus Fruit Extract, Sodium Hyaluronate, Xanthan Gum, "
           "Sodium Levulinate, Sodium Anisate, Lactic Acid."),
          ("CAUTION", "Not in the eyes.")])

FOOT = "Made in India for BEAU.   MRP, batch and best before: see the base."
